// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { PlainInput, PlainSelect } from './plain-field'

failOnConsoleErrors()

test('A field is called by its label, and what is typed reaches whoever asked', () => {
  const onChange = vi.fn<(text: string) => void>()
  renderInApp(
    <PlainInput label="Code" defaultValue="" onChange={(event) => onChange(event.target.value)} />,
  )
  const input = screen.getByRole('textbox', { name: 'Code' })
  fireEvent.change(input, { target: { value: 'FK' } })
  expect(onChange).toHaveBeenLastCalledWith('FK')
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test('What is wrong with a field is said with it', () => {
  renderInApp(<PlainInput aria-label="First day" error="No such day" defaultValue="2026-02-30" />)
  const input = screen.getByRole('textbox', { name: 'First day' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('No such day')
})

test('A choice is called by its label and offers all that it is given', () => {
  renderInApp(
    <PlainSelect label="State" defaultValue="2">
      <option value="">All</option>
      <option value="2">Draft</option>
    </PlainSelect>,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' })
  expect(select.value).toBe('2')
  expect([...select.options].map(({ label, text }) => label || text)).toEqual(['All', 'Draft'])
})

// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { SearchSelect } from './search-select'

const CHOICES = [
  { value: 'D1', label: '采购中心' },
  { value: 'D2', label: '法务部' },
]

function Field() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchSelect
        id="department"
        name="department"
        label="Department"
        choices={CHOICES}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}

test('Enter takes the first that fits, also when pinyin could be read only after the last letter', async () => {
  renderInApp(<Field />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  fireEvent.focus(field)
  fireEvent.click(field)
  fireEvent.change(field, { target: { value: 'fwb' } })
  const option = await screen.findByRole('option', { name: '法务部', hidden: true })
  expect(option.hasAttribute('data-combobox-selected')).toBe(false)
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  expect(field.value).toBe('法务部')
  expect(screen.getByRole('status').textContent).toBe('D2')
  expect(field.getAttribute('aria-expanded')).not.toBe('true')
})

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { CodePicker } from './code-picker'

const FOUND = [
  { code: 'FK20261112000001', hint: 'of Sales' },
  { code: 'FK20261113000001', hint: 'of Legal' },
  { code: 'pay-2026-000123', hint: 'of Sales' },
]

function Field({ restored = '' }) {
  const [code, setCode] = useState('')
  return (
    <>
      <button type="button" onClick={() => setCode(restored)}>
        Restore
      </button>
      <CodePicker
        id="code"
        name="code"
        label="Order"
        value={code}
        onChange={setCode}
        suggestions={FOUND}
        isLoading={false}
      />
      <output>{code}</output>
    </>
  )
}

const fieldOf = () => screen.getByRole<HTMLInputElement>('combobox')
const codeOf = () => screen.getByRole('status').textContent
const offered = () =>
  screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)

test.each(['fk20261112', 'ＦＫ２０２６１１１２', ' FK2026\u20601112\u200B', '“FK20261112”，'])(
  '%j is a code as the server has it, and finds it',
  (typed) => {
    renderInApp(<Field />)
    fireEvent.focus(fieldOf())
    fireEvent.change(fieldOf(), { target: { value: typed } })
    expect(codeOf()).toBe('FK20261112')
    expect(offered()).toEqual(['FK20261112000001of Sales'])
    // An input method is not interrupted: what was understood is shown when the field is left.
    expect(fieldOf().value).toBe(typed)
    fireEvent.blur(fieldOf())
    expect(fieldOf().value).toBe('FK20261112')
  },
)

test('A code that comes from elsewhere takes the place of what was typed', () => {
  renderInApp(<Field restored="KK1" />)
  fireEvent.change(fieldOf(), { target: { value: 'fk2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect(fieldOf().value).toBe('KK1')
})

test.each(['Pay-2026-000123', 'PAY-2026-000123'])(
  'A suggestion is taken as the server wrote it, also where it is typed: %s',
  (typed) => {
    renderInApp(<Field />)
    fireEvent.focus(fieldOf())
    fireEvent.change(fieldOf(), { target: { value: 'pay-2026' } })
    expect(codeOf()).toBe('PAY-2026')
    expect(offered()).toEqual(['pay-2026-000123of Sales'])
    fireEvent.change(fieldOf(), { target: { value: typed } })
    expect(codeOf()).toBe('pay-2026-000123')
    expect(fieldOf().value).toBe(typed)
    fireEvent.blur(fieldOf())
    expect(fieldOf().value).toBe('pay-2026-000123')
  },
)

test('Beside what is chosen every other one is offered, until something is typed', () => {
  renderInApp(<Field restored="FK20261113000001" />)
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
  fireEvent.focus(fieldOf())
  expect(offered()).toHaveLength(FOUND.length)
  expect(screen.getByRole('option', { hidden: true, selected: true }).textContent).toBe(
    'FK20261113000001of Legal',
  )
  fireEvent.change(fieldOf(), { target: { value: 'fk20261112' } })
  expect(offered()).toEqual(['FK20261112000001of Sales'])
})

test('A suggestion that is picked is taken as the server wrote it', () => {
  renderInApp(<Field />)
  fireEvent.focus(fieldOf())
  fireEvent.change(fieldOf(), { target: { value: 'pay' } })
  fireEvent.click(screen.getByRole('option', { hidden: true }))
  expect(codeOf()).toBe('pay-2026-000123')
})

test('Led to, it says what is wrong with it and covers nothing; what can be picked is asked for', () => {
  renderInApp(<Field />)
  const isOpen = () => fieldOf().getAttribute('aria-expanded') === 'true'
  fireEvent.focus(fieldOf())
  expect(isOpen()).toBe(false)
  fireEvent.keyDown(fieldOf(), { key: 'ArrowDown', code: 'ArrowDown' })
  expect(isOpen()).toBe(true)
  fireEvent.keyDown(fieldOf(), { key: 'Escape', code: 'Escape' })
  expect(isOpen()).toBe(false)
  fireEvent.click(fieldOf())
  expect(isOpen()).toBe(true)
})

test('Ctrl+Enter, which sends the form, takes the code that was typed and no suggestion', () => {
  renderInApp(<Field />)
  fireEvent.focus(fieldOf())
  fireEvent.change(fieldOf(), { target: { value: 'FK2026' } })
  fireEvent.keyDown(fieldOf(), { key: 'ArrowDown', code: 'ArrowDown' })
  fireEvent.keyDown(fieldOf(), { key: 'Enter', code: 'Enter', ctrlKey: true })
  expect(codeOf()).toBe('FK2026')
  fireEvent.change(fieldOf(), { target: { value: 'FK20261' } })
  fireEvent.keyDown(fieldOf(), { key: 'Enter', code: 'Enter' })
  expect(codeOf()).toBe('FK20261112000001')
})

test('What is marked is told to who can’t see it, by whatever it came to be marked', async () => {
  renderInApp(<Field />)
  const told = () =>
    document.getElementById(fieldOf().getAttribute('aria-activedescendant') ?? '')?.textContent
  fireEvent.focus(fieldOf())
  fireEvent.change(fieldOf(), { target: { value: 'fk2026' } })
  await waitFor(() => expect(told()).toContain('FK20261112000001'))
  fireEvent.keyDown(fieldOf(), { code: 'ArrowDown' })
  await waitFor(() => expect(told()).toContain('FK20261113000001'))
  fireEvent.change(fieldOf(), { target: { value: 'fk20261' } })
  await waitFor(() => expect(told()).toContain('FK20261112000001'))
  fireEvent.keyDown(fieldOf(), { key: 'Escape' })
  await waitFor(() => expect(fieldOf().hasAttribute('aria-activedescendant')).toBe(false))
})

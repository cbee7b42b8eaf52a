// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { eventually } from '@/testing/eventually'
import { renderInApp } from '@/testing/render'
import { SearchSelect } from './search-select'

const CHOICES = [
  { value: 'D1', label: '采购中心' },
  { value: 'D2', label: '法务部' },
  { value: 'D3', label: '行政部' },
]

function Field({ areChoicesLate = false, chosen = '' }) {
  const [value, setValue] = useState(chosen)
  const [haveCome, setHaveCome] = useState(!areChoicesLate)
  return (
    <>
      <button type="button" onClick={() => setHaveCome(true)}>
        Choices come
      </button>
      <SearchSelect
        id="department"
        name="department"
        label="Department"
        choices={haveCome ? CHOICES : []}
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
  await eventually(() => expect(option.hasAttribute('data-combobox-selected')).toBe(true))
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  expect(field.value).toBe('法务部')
  expect(screen.getByRole('status').textContent).toBe('D2')
  expect(field.getAttribute('aria-expanded')).not.toBe('true')
})

test('What was typed before the choices came is taken once they have, if it means one of them', () => {
  renderInApp(<Field areChoicesLate />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  const leaveWith = (text: string, isNothingFound: boolean) => {
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: text } })
    expect(screen.queryByText('Nothing found') !== null).toBe(isNothingFound)
    fireEvent.blur(field)
  }
  leaveWith('法务', false)
  expect(field.value).toBe('法务')
  expect(screen.queryByText(/is not in the list/), 'nobody knows yet').toBeNull()
  expect(screen.queryByText('Chosen as soon as the list is here')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Choices come', hidden: true }))
  expect(field.value).toBe('法务部')
  expect(screen.getByRole('status').textContent).toBe('D2')
  expect(screen.queryByText('Chosen as soon as the list is here')).toBeNull()

  leaveWith('别的部门', true)
  expect(field.value).toBe('别的部门')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByText(/is not in the list/)).not.toBeNull()
})

test('Led to, it says what is wrong with it and covers nothing; what can be picked is asked for', () => {
  renderInApp(<Field />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  const isOpen = () => field.getAttribute('aria-expanded') === 'true'
  fireEvent.focus(field)
  expect(isOpen()).toBe(false)
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' })
  expect(isOpen()).toBe(true)
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' })
  expect(isOpen()).toBe(false)
  fireEvent.click(field)
  expect(isOpen()).toBe(true)
})

test('It says that a list is open, and what of it is marked, only while there is one to see', async () => {
  renderInApp(<Field />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  const said = () =>
    ['aria-expanded', 'aria-controls', 'aria-activedescendant'].map((name) =>
      field.getAttribute(name),
    )
  const list = () => screen.getByRole('listbox', { hidden: true }).id
  const marked = () => screen.getByRole('option', { name: '采购中心', hidden: true }).id
  fireEvent.focus(field)
  expect(said()).toEqual(['false', null, null])
  fireEvent.change(field, { target: { value: '采' } })
  await eventually(() => expect(said()).toEqual(['true', list(), marked()]))
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' })
  fireEvent.change(field, { target: { value: 'zzzz' } })
  expect(screen.queryByText('Nothing found')).not.toBeNull()
  expect(said()).toEqual(['false', null, null])
  fireEvent.change(field, { target: { value: '采购' } })
  await eventually(() => expect(said()).toEqual(['true', list(), marked()]))
})

test.each([
  { by: 'a press', open: (field: HTMLElement) => fireEvent.click(field) },
  {
    by: 'a key',
    open: (field: HTMLElement) => fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' }),
  },
])(
  'Opened by $by the list is at what is chosen, says that it is, and the keys go on from there',
  ({ open }) => {
    vi.useFakeTimers()
    renderInApp(<Field chosen="D2" />)
    const field = screen.getByRole<HTMLInputElement>('combobox')
    const options = () => screen.getAllByRole('option', { hidden: true })
    const textsOf = (elements: HTMLElement[]) => elements.map((option) => option.textContent)
    const marked = () =>
      textsOf(options().filter((option) => option.hasAttribute('data-combobox-selected')))
    const press = (key: string) => fireEvent.keyDown(field, { key, code: key })
    fireEvent.focus(field)
    open(field)
    // Whether the keys opened it, the field asks once the list is there.
    vi.runOnlyPendingTimers()
    expect(textsOf(options()), 'nothing typed means all').toEqual(['采购中心', '法务部', '行政部'])
    const chosen = options().filter((option) => option.getAttribute('aria-selected') === 'true')
    expect(textsOf(chosen)).toEqual(['法务部'])
    expect(marked()).toEqual(['法务部'])
    press('ArrowDown')
    expect(marked()).toEqual(['行政部'])
    press('Enter')
    expect(field.value).toBe('行政部')
    expect(screen.getByRole('status').textContent).toBe('D3')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  },
)

test('Who empties the field and presses Enter has chosen nothing', () => {
  renderInApp(<Field chosen="D2" />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '法' } })
  fireEvent.change(field, { target: { value: '' } })
  expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(3)
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  fireEvent.blur(field)
  expect(field.value).toBe('')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('Ctrl+Enter, which sends the form, picks nothing that was not chosen', () => {
  renderInApp(<Field chosen="D2" />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  const sends = () => fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', ctrlKey: true })
  fireEvent.focus(field)
  fireEvent.click(field)
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' })
  expect(sends(), 'the page has the key').toBe(true)
  expect(screen.getByRole('status').textContent).toBe('D2')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  // Two of them fit.
  fireEvent.change(field, { target: { value: '部' } })
  sends()
  fireEvent.blur(field)
  expect(field.value).toBe('部')
  expect(screen.getByText('Several fit “部”; choose one of them')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('Who empties the field, or presses into it, looks for another one: the next letters are that', () => {
  renderInApp(<Field chosen="D2" />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
  act(() => field.focus())
  field.setSelectionRange(1, 1)
  fireEvent.click(field)
  expect(selected()).toBe('法务部')
  // The list is open: a press is for the caret.
  field.setSelectionRange(1, 1)
  fireEvent.click(field)
  expect(selected()).toBe('')

  act(() => screen.getByRole('button', { name: 'Choices come', hidden: true }).focus())
  const clear = document.querySelector('button[aria-hidden]')
  if (!clear) throw new Error('Nothing empties the field')
  fireEvent.click(clear)
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('What is typed keeps its mark after a blank, and has it again when the list is opened anew', () => {
  renderInApp(<Field />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  const marked = () =>
    screen
      .getAllByRole('option', { hidden: true })
      .filter((option) => option.hasAttribute('data-combobox-selected'))
      .map((option) => option.textContent)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '部' } })
  expect(marked()).toEqual(['法务部'])
  fireEvent.change(field, { target: { value: '部 ' } })
  expect(marked()).toEqual(['法务部'])
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' })
  fireEvent.click(field)
  expect(marked()).toEqual(['法务部'])
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })
  expect(screen.getByRole('status').textContent).toBe('D2')
})

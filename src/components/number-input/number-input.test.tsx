// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { failOnConsoleErrors, renderInApp, textsIn } from '@/testing/render'
import { NumberInput } from './number-input'

failOnConsoleErrors()

const onChange = vi.fn<(value: string, typed: string | undefined) => void>()
beforeEach(() => {
  onChange.mockClear()
})

/** A field of 1.00 to 100.00 with a value that came from elsewhere. */
function fieldOf(value: string, typed?: string, texts: Parameters<typeof renderInApp>[1] = {}) {
  renderInApp(
    <NumberInput
      id="amount"
      name="amount"
      label="Amount"
      decimals={2}
      min={100}
      max={10_000}
      value={value}
      typed={typed}
      onChange={onChange}
    />,
    texts,
  )
  return screen.getByRole('textbox', { name: 'Amount' })
}

it.each(['200.00', '0.50', '7.5', ''])(
  'leaves “%s” as it came when one only passes by',
  (value) => {
    const field = fieldOf(value)
    fireEvent.focus(field)
    fireEvent.blur(field)
    expect(onChange).not.toHaveBeenCalled()
  },
)

it('brings what was typed between its limits when it is left', () => {
  const field = fieldOf('200.00')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '300.00' } })
  fireEvent.blur(field)
  expect(onChange.mock.lastCall).toEqual(['100.00', undefined])
})

it.each([
  ['paste', 'clipboardData'],
  ['drop', 'dataTransfer'],
] as const)('knows after a %s that two cells are no thousands', (how, data) => {
  const field = fieldOf('')
  fireEvent[how](field, { [data]: { getData: () => '100\r\n200\r\n' } })
  fireEvent.change(field, { target: { value: '100 200' } })
  expect(onChange.mock.lastCall?.[1]).toBe('100\r\n200')
})

it('says what was typed where no number came of it, and leaves the field empty only when that is accepted', () => {
  fieldOf('', '一千二百')
  expect(screen.getByRole('alert').textContent).toContain('一千二百')
  fireEvent.click(screen.getByRole('button', { name: 'Leave it empty' }))
  expect(onChange.mock.calls).toEqual([['', undefined]])
})

it.each([
  ['1,50', '100.00', 'se ha leído como 100,00. Para los céntimos escriba un punto: 1234.50'],
  ['1.234', '1.23', 'se ha leído como 1,23. Para los céntimos escriba un punto: 1234.50'],
  ['€1,5', '15.00', 'se ha leído como 15,00. Para los céntimos escriba un punto: 1234.50'],
  ['1234', '100.00', 'se ha leído como 100,00, el máximo'],
  ['0', '1.00', 'se ha leído como 1,00, el mínimo'],
  ['-5', '5.00', 'se ha leído como 5,00, sin el signo menos'],
  ['1.2345', '1.23', 'se ha leído como 1,23, sin los demás decimales'],
  ['€12.34', '12.34', 'se han leído solo las cifras, en yuanes: 12,34'],
  ['5%', '5.00', 'se han leído solo las cifras, en yuanes: 5,00'],
])('says in Spanish why it asks about %s', async (typed, value, told) => {
  fieldOf(value, typed, await textsIn('es'))
  expect(screen.getByRole('alert').textContent).toBe(`Ha escrito “${typed}”; ${told}`)
})

it.each([
  ['1,50', '100.00'],
  ['1234', '100.00'],
  ['0', '1.00'],
  ['-5', '5.00'],
  ['1.2345', '1.23'],
  ['€12.34', '12.34'],
])('says in English and Chinese how %s was read', async (typed, value) => {
  fieldOf(value, typed)
  expect(screen.getByRole('alert').textContent).toBe(`You typed ${typed}; read as ${value}`)
  cleanup()
  fieldOf(value, typed, await textsIn('zh'))
  expect(screen.getByRole('alert').textContent).toBe(`您输入的是“${typed}”，已识别为 ${value}`)
})

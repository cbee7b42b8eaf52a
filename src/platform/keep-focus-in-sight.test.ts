// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepFocusInSight } from './keep-focus-in-sight'

const scroll = vi.fn<() => void>()
const button = document.createElement('button')
document.body.append(button)

beforeEach(() => {
  scroll.mockClear()
  button.scrollIntoView = scroll
})

/** The button has the focus, by keyboard or pointer, and ends so many px below the window's top. */
function focusAt(bottom: number, { byKeyboard = true } = {}): void {
  button.focus()
  vi.spyOn(button, 'matches').mockReturnValue(byKeyboard)
  button.getBoundingClientRect = () => new DOMRect(0, bottom - 24, 24, 24)
}

test.each([
  ['just covered', 310, 1],
  ['partly beyond the edge of what was seen', 402, 1],
  ['still in sight', 300, 0],
  ['out of sight before', 424, 0],
])('%s', (_, bottom, times) => {
  focusAt(bottom)
  keepFocusInSight({ from: 300, to: 400 })
  expect(scroll).toHaveBeenCalledTimes(times)
})

test('what was pressed with a pointer stays where it is', () => {
  focusAt(310, { byKeyboard: false })
  keepFocusInSight({ from: 300, to: 400 })
  expect(scroll).not.toHaveBeenCalled()
})

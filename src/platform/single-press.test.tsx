// @vitest-environment happy-dom
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { isSinglePress, pressOnceWhileHeld } from './single-press'

const act = vi.fn<() => void>()
beforeEach(() => act.mockReset())

const button = () => {
  render(
    <button
      type="button"
      onKeyDown={pressOnceWhileHeld}
      onClick={(event) => {
        if (isSinglePress(event)) act()
      }}
    >
      Press
    </button>,
  )
  return screen.getByRole('button', { name: 'Press' })
}

it('The second press of a double click is none, and one by a key is one', () => {
  const pressed = button()
  for (const detail of [1, 2, 3]) fireEvent.click(pressed, { detail })
  expect(act).toHaveBeenCalledTimes(1)
  // By Enter, and by what speaks for a person.
  fireEvent.click(pressed, { detail: 0 })
  expect(act).toHaveBeenCalledTimes(2)
})

it.each([
  ['Enter', true, true],
  ['Enter', false, false],
  ['Tab', true, false],
])('%s, repeated: %s, is kept from pressing: %s', (key, repeat, isKept) => {
  const pressed = button()
  const event = createEvent.keyDown(pressed, { key, repeat })
  fireEvent(pressed, event)
  expect(event.defaultPrevented).toBe(isKept)
})

// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isTyping, PAUSE_MS, watchTyping } from './typing'

beforeAll(() => {
  vi.useFakeTimers()
  watchTyping()
})

afterEach(() => {
  // Nobody is at the keys any more.
  vi.advanceTimersByTime(PAUSE_MS)
})

afterAll(() => {
  vi.useRealTimers()
})

const press = (event: Event) => document.body.dispatchEvent(event)
const key = (isComposing = false) =>
  press(new KeyboardEvent('keydown', { key: 'a', isComposing, bubbles: true }))

it.each([
  ['a key', 'keydown'],
  ['what is typed by voice, by touch or pasted', 'input'],
])('%s counts for a while', (_, type) => {
  expect(isTyping()).toBe(false)
  press(new Event(type, { bubbles: true }))
  expect(isTyping()).toBe(true)
  vi.advanceTimersByTime(PAUSE_MS - 1)
  expect(isTyping()).toBe(true)
  key()
  vi.advanceTimersByTime(PAUSE_MS - 1)
  expect(isTyping()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isTyping()).toBe(false)
})

it('a key that somebody has taken counts too', () => {
  const stop = (event: Event) => event.stopPropagation()
  document.body.addEventListener('keydown', stop)
  key()
  document.body.removeEventListener('keydown', stop)
  expect(isTyping()).toBe(true)
})

it('a word that is being composed counts until it is chosen, and a while longer', () => {
  key(true)
  vi.advanceTimersByTime(10 * PAUSE_MS)
  expect(isTyping()).toBe(true)
  press(new CompositionEvent('compositionend', { bubbles: true }))
  expect(isTyping()).toBe(true)
  vi.advanceTimersByTime(PAUSE_MS)
  expect(isTyping()).toBe(false)
})

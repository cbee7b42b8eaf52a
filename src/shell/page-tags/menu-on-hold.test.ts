// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMenuOnHold } from './menu-on-hold'

let takeAway: () => void
const onMenu = vi.fn()
const tag = () => document.querySelector('[role=tab] > span') ?? document.body

/** What a finger does, at a place in px of the window. */
function touch(type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', x = 0): Event {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const isDown = type === 'touchstart' || type === 'touchmove'
  Object.assign(event, { touches: isDown ? [{ clientX: x, clientY: 5 }] : [] })
  if (type === 'touchstart') tag().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  tag().dispatchEvent(event)
  return event
}

/** What a browser says that has a menu of its own, or a mouse. */
const askForMenu = () =>
  tag().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div><div role="tab"><span>Home</span></div></div>'
  const bar = document.querySelector('div') ?? document.body
  takeAway = openMenuOnHold(bar)
  document.body.addEventListener('contextmenu', onMenu)
})

afterEach(() => {
  takeAway()
  document.body.removeEventListener('contextmenu', onMenu)
  onMenu.mockClear()
  vi.useRealTimers()
})

describe('openMenuOnHold', () => {
  it('opens the menu where the finger rests, which presses nothing then', () => {
    touch('touchstart', 40)
    touch('touchmove', 44)
    vi.advanceTimersByTime(500)
    expect(onMenu).toHaveBeenCalledOnce()
    expect(onMenu.mock.calls[0]).toMatchObject([{ clientX: 40, clientY: 5 }])
    expect(touch('touchend').defaultPrevented).toBe(true)
  })

  it('leaves a touch alone that is short, or scrolls the bar', () => {
    touch('touchstart')
    vi.advanceTimersByTime(499)
    expect(touch('touchend').defaultPrevented).toBe(false)
    touch('touchstart')
    touch('touchmove', 11)
    vi.advanceTimersByTime(500)
    touch('touchstart')
    touch('touchcancel')
    vi.advanceTimersByTime(500)
    expect(onMenu).not.toHaveBeenCalled()
  })

  it('opens it once where the browser asks for one too, before or after, and for a mouse after that', () => {
    touch('touchstart')
    vi.advanceTimersByTime(400)
    askForMenu()
    vi.advanceTimersByTime(500)
    expect(onMenu).toHaveBeenCalledOnce()
    touch('touchend')

    touch('touchstart')
    vi.advanceTimersByTime(500)
    askForMenu()
    touch('touchend')
    askForMenu()
    expect(onMenu).toHaveBeenCalledTimes(2)

    tag().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    askForMenu()
    expect(onMenu).toHaveBeenCalledTimes(3)
  })
})

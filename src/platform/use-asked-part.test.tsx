// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { askablePart, tellMissingParts, useAskedPart } from './use-asked-part'

const load = vi.fn<() => Promise<() => string>>()
const tell = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  load.mockReset()
  tell.mockReset()
  tellMissingParts(tell)
})

/** A page with something that is typed, and a button in whose place a menu comes. */
function page() {
  const part = askablePart(load)
  function Opener() {
    const [isAsked, setIsAsked] = useState(false)
    const { Part: Menu } = useAskedPart(part, isAsked, () => setIsAsked(false))
    if (Menu) return <Menu />
    return (
      <button type="button" aria-expanded={isAsked} onClick={() => setIsAsked(true)}>
        Open
      </button>
    )
  }
  const Page = ({ isShown = true }) => (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <input aria-label="Code" />
      <Opener />
    </Activity>
  )
  const { rerender } = render(<Page />)
  return { part, show: (isShown: boolean) => rerender(<Page isShown={isShown} />) }
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open' })
const press = () => act(async () => button().click())

it('What can not be had is told once, the button keeps the focus, and the next press asks again', async () => {
  page()
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = 'FK1'
  const pressed = button()
  pressed.focus()
  const offline = new Error('offline')
  load.mockRejectedValueOnce(offline)
  await press()
  expect(tell.mock.calls).toEqual([[offline]])
  expect([screen.getByRole('textbox'), field.value]).toEqual([field, 'FK1'])
  expect(document.activeElement).toBe(pressed)
  expect(pressed.getAttribute('aria-expanded')).toBe('false')

  load.mockResolvedValue(() => 'the menu')
  await press()
  expect(screen.getByText('the menu')).toBeTruthy()
  expect([load.mock.calls.length, tell.mock.calls.length]).toEqual([2, 1])
})

it('What is fetched before it is asked for fails without a word', async () => {
  const { part } = page()
  load.mockRejectedValueOnce(new Error('offline'))
  await act(async () => part.prefetch())
  expect(tell).not.toHaveBeenCalled()
  load.mockResolvedValue(() => 'the menu')
  await act(async () => part.prefetch())
  await press()
  expect(screen.getByText('the menu')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

it('Nobody is told on another page of what they asked for on the one they left', async () => {
  const { show } = page()
  let fail: (error: Error) => void = () => undefined
  load.mockReturnValue(
    new Promise((_resolve, reject) => {
      fail = reject
    }),
  )
  await press()
  show(false)
  await act(async () => fail(new Error('offline')))
  expect(tell).not.toHaveBeenCalled()
})

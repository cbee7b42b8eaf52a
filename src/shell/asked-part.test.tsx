// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '@/api/http/load-chunk'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { tellMissingParts } from '@/platform/use-asked-part'
import { renderInApp } from '@/testing/render'
import { askedInPage, askedPart } from './asked-part'
import { holdKeys } from './hold-keys'
import { presentFailure } from './present-failure'

beforeEach(() => tellMissingParts((error) => presentFailure(error, { asked: true })))
afterEach(() => act(clearWarmTips))

interface QuestionProps {
  onClose: () => void
}

const load = vi.fn<() => Promise<ComponentType<QuestionProps>>>()

/** Presses a button of a page, which asks for a dialog. */
function page(asked = askedPart) {
  const Question = asked(load)
  function Page() {
    const [isAsked, setIsAsked] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsAsked(true)}>
          Cancel the order
        </button>
        {isAsked ? <Question onClose={() => setIsAsked(false)} /> : null}
      </>
    )
  }
  renderInApp(<Page />)
  return {
    button: screen.getByRole('button'),
    press: () => act(async () => screen.getByRole('button', { name: 'Cancel the order' }).click()),
  }
}

it('is told to be missing without a connection, leaves the page standing, and comes with the next press', async () => {
  load.mockRejectedValueOnce(new ChunkLoadError('offline'))
  const { press } = page()
  await press()
  expect(currentWarmTip()?.message?.message).toBe('A part of the program could not be loaded.')
  expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeTruthy()

  act(clearWarmTips)
  load.mockResolvedValue(() => 'Really?')
  await press()
  expect(screen.getByText('Really?')).toBeTruthy()
  expect(currentWarmTip()).toBeUndefined()
})

it('stands at once when it has come before', async () => {
  load.mockClear().mockResolvedValue(({ onClose }) => (
    <button type="button" onClick={onClose}>
      Really?
    </button>
  ))
  const { press } = page()
  await press()
  act(() => screen.getByText('Really?').click())
  expect(screen.queryByText('Really?')).toBeNull()
  await press()
  expect(screen.getByText('Really?')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

/** A part that is on its way until it comes, or fails. */
function onItsWay() {
  let come: (part: ComponentType<QuestionProps>) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const program = new Promise<ComponentType<QuestionProps>>((resolve, reject) => {
    come = resolve
    fail = reject
  })
  load.mockReset().mockReturnValueOnce(program)
  return {
    come: () => act(async () => come(() => 'Really?')),
    fail: () => act(async () => fail(new ChunkLoadError('offline'))),
  }
}

/** Presses a key where the focus is, and tells whether the page or the browser did anything with it. */
function isLetThrough(key: string, more: KeyboardEventInit = {}) {
  const heard = vi.fn<() => void>()
  document.addEventListener('keydown', heard)
  const isDefault = fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  document.removeEventListener('keydown', heard)
  return { page: heard.mock.calls.length > 0, browser: isDefault }
}

const NOWHERE = { page: false, browser: false }
const BOTH = { page: true, browser: true }

it('has the keys while it is on its way, and gives the focus back before it is there', async () => {
  const { come } = onItsWay()
  const { press, button } = page()
  button.focus()
  await press()
  expect(document.activeElement).toBe(document.body)
  for (const key of ['a', 'Enter', ' ', 'Tab', 'Delete']) expect(isLetThrough(key)).toEqual(NOWHERE)
  expect(isLetThrough('k', { ctrlKey: true })).toEqual(NOWHERE)
  for (const key of ['r', 'Enter']) {
    expect(isLetThrough(key, { ctrlKey: true })).toEqual({ page: false, browser: true })
  }
  for (const key of ['F5', 'BrowserBack', 'AudioVolumeUp']) {
    expect(isLetThrough(key)).toEqual({ page: false, browser: true })
  }
  expect(isLetThrough('ArrowLeft', { altKey: true })).toEqual({ page: false, browser: true })
  await come()
  expect(screen.getByText('Really?')).toBeTruthy()
  expect(document.activeElement).toBe(button)
  expect(isLetThrough('a')).toEqual(BOTH)
})

it('does not come any more once it was called off', async () => {
  const { come } = onItsWay()
  const { press, button } = page()
  button.focus()
  await press()
  await act(async () => expect(isLetThrough('Escape')).toEqual(NOWHERE))
  await come()
  expect(screen.queryByText('Really?')).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(isLetThrough('a')).toEqual(BOTH)
})

it('gives focus and keys back when it is called off by Escape, and when it can not be had', async () => {
  const { fail } = onItsWay()
  const { press, button } = page()
  button.focus()
  await press()
  await act(async () => expect(isLetThrough('Escape')).toEqual(NOWHERE))
  expect(document.activeElement).toBe(button)
  expect(isLetThrough('a')).toEqual(BOTH)
  await fail()
  expect(currentWarmTip(), 'nobody waits for it').toBeUndefined()

  const again = onItsWay()
  await press()
  expect(isLetThrough('a')).toEqual(NOWHERE)
  await again.fail()
  expect(currentWarmTip()?.message?.message).toBe('A part of the program could not be loaded.')
  expect(document.activeElement).toBe(button)
  expect(isLetThrough('a')).toEqual(BOTH)
})

it('leaves focus and keys where they went meanwhile', async () => {
  const { come } = onItsWay()
  const { press, button } = page()
  button.focus()
  const field = document.body.appendChild(document.createElement('input'))
  await press()
  field.focus()
  for (const key of ['a', 'Enter', 'Escape']) expect(isLetThrough(key)).toEqual(BOTH)
  await come()
  expect(document.activeElement).toBe(field)
  field.remove()
})

it('leaves keys and focus to the page that it comes within', async () => {
  const { come } = onItsWay()
  const { press, button } = page(askedInPage)
  button.focus()
  await press()
  expect(document.activeElement).toBe(button)
  expect(isLetThrough('a')).toEqual(BOTH)
  await come()
  expect(screen.getByText('Really?')).toBeTruthy()
})

it('keeps what is typed for who asked last, letters alone', () => {
  const first = holdKeys(() => undefined)
  isLetThrough('x')
  const second = holdKeys(() => undefined)
  for (const key of ['f', 'x', 'Backspace', 'ArrowUp', 'K', ' ', '1']) isLetThrough(key)
  isLetThrough('v', { ctrlKey: true })
  isLetThrough('@', { ctrlKey: true, altKey: true })
  expect(first()).toBe('')
  expect(second()).toBe('fK 1@')
  expect(isLetThrough('a')).toEqual(BOTH)
})

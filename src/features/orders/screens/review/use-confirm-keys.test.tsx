// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { failOnConsoleErrors } from '@/testing/render'
import { useConfirmKeys } from './use-confirm-keys'

failOnConsoleErrors()

const pressed: string[] = []
beforeEach(() => {
  pressed.length = 0
})

function Screen({ isOn, isDeciding }: { isOn: boolean; isDeciding: boolean }) {
  useConfirmKeys(
    {
      a: () => pressed.push('approve'),
      r: () => pressed.push('remark'),
      j: () => pressed.push('next'),
      k: () => pressed.push('previous'),
    },
    { isOn: () => isOn, isDeciding },
  )
  return (
    <>
      <button type="button">a button</button>
      <button type="button" aria-haspopup="menu" aria-expanded>
        a menu on its way
      </button>
      <input aria-label="a field" />
      <textarea aria-label="a text" />
      <select aria-label="a choice" />
      <div contentEditable suppressContentEditableWarning aria-label="a rich text" />
      <div role="dialog">
        <button type="button">in a dialog</button>
      </div>
      <div role="menu">
        <button type="button" role="menuitem">
          in a menu
        </button>
      </div>
    </>
  )
}

function open({ isOn = true, isShown = true, isDeciding = false } = {}) {
  const page = new PageActivity(isShown)
  const screenOf = (deciding: boolean) => (
    <PageActivityContext value={page}>
      <Screen isOn={isOn} isDeciding={deciding} />
    </PageActivityContext>
  )
  const { rerender } = render(screenOf(isDeciding))
  return { decided: () => rerender(screenOf(false)) }
}

/** Presses the keys of a text one after the other, so many ms after each other by the clock of the events. */
function type(on: Node, text: string, { every = 100, from = 0 } = {}) {
  for (const [index, key] of text.split('').entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: from + index * every })
    fireEvent(on, event)
  }
}

/** Whether the browser was kept from doing with the key what it does otherwise. */
const isTaken = (on: Node, key: string, more: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(on, { key, ...more })

describe('single keys', () => {
  it('do each their own, and nothing else happens by them', () => {
    open()
    for (const key of ['a', 'r', 'j', 'k']) expect(isTaken(document.body, key), key).toBe(true)
    expect(pressed).toEqual(['approve', 'remark', 'next', 'previous'])
  })

  it('act with Caps Lock too, and where a button has the focus', () => {
    open()
    expect(isTaken(screen.getByText('a button'), 'J')).toBe(true)
    expect(pressed).toEqual(['next'])
  })

  it('leave every other key alone', () => {
    open()
    for (const key of ['b', 'x', 'Enter', 'Escape', 'ArrowDown'])
      expect(isTaken(document.body, key), key).toBe(false)
    expect(pressed).toEqual([])
  })

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with the command key', { metaKey: true }],
    ['with Alt', { altKey: true }],
    ['held down', { repeat: true }],
  ])('do nothing %s', (_title, more) => {
    open()
    expect(isTaken(document.body, 'a', more)).toBe(false)
    expect(pressed).toEqual([])
  })

  it('do nothing when something else has acted on the key', () => {
    open()
    const event = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true })
    event.preventDefault()
    fireEvent(document.body, event)
    expect(pressed).toEqual([])
  })

  it.each([
    ['a field', () => screen.getByLabelText('a field')],
    ['a text', () => screen.getByLabelText('a text')],
    ['a choice', () => screen.getByLabelText('a choice')],
    ['a rich text', () => screen.getByLabelText('a rich text')],
    ['a dialog', () => screen.getByText('in a dialog')],
    ['a menu', () => screen.getByText('in a menu')],
    ['the button of a menu that is on its way', () => screen.getByText('a menu on its way')],
  ])('are letters in %s', (_title, place) => {
    open()
    expect(isTaken(place(), 'a')).toBe(false)
    expect(pressed).toEqual([])
  })

  it('are the dialog’s that lies above the page, wherever the focus is, and act again once it is closed', () => {
    open()
    const { unmount } = render(<div role="dialog" aria-modal="true" />)
    for (const place of [document.body, screen.getByText('a button')])
      expect(isTaken(place, 'a')).toBe(false)
    expect(pressed).toEqual([])
    unmount()
    expect(isTaken(document.body, 'a')).toBe(true)
  })

  it('act also where the key comes from no element', () => {
    open()
    expect(isTaken(document, 'k')).toBe(true)
    expect(pressed).toEqual(['previous'])
  })

  it('do nothing when they are turned off, and none in a page that is hidden', () => {
    open({ isOn: false })
    open({ isShown: false })
    expect(isTaken(document.body, 'a')).toBe(false)
    expect(pressed).toEqual([])
  })

  it('are letters of a text that goes on after the focus was taken out of its field', () => {
    open()
    type(screen.getByLabelText('a text'), 'no, this is ')
    type(document.body, 'a jackal', { from: 1200 })
    expect(pressed).toEqual([])
    type(document.body, 'j', { from: 2899 })
    expect(pressed, 'a moment is no end of it').toEqual([])
    type(document.body, 'j', { from: 3900 })
    expect(pressed).toEqual(['next'])
  })

  it('neither scroll nor press a button as blanks of such a text', () => {
    open()
    const isHeldBack = (on: Node, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      return !fireEvent(on, event)
    }
    expect(isHeldBack(document.body, 0), 'by itself').toBe(false)
    type(screen.getByLabelText('a text'), 'no', { from: 2000 })
    expect(isHeldBack(screen.getByLabelText('a text'), 2200), 'in its field').toBe(false)
    expect(isHeldBack(document.body, 2300)).toBe(true)
    expect(isHeldBack(screen.getByRole('button', { name: 'in a dialog' }), 2400), 'a dialog’s').toBe(false)
  }) // prettier-ignore

  it.each([
    ['Escape', { key: 'Escape' }],
    ['Tab', { key: 'Tab' }],
    ['what sends it', { key: 'Enter', ctrlKey: true }],
  ])('act at once where a text was ended by %s', (_title, more) => {
    open()
    type(screen.getByLabelText('a text'), 'no')
    fireEvent.keyDown(screen.getByLabelText('a text'), more)
    type(document.body, 'j', { from: 200 })
    expect(pressed).toEqual(['next'])
  })

  it('act at once where one has pressed elsewhere meanwhile, or typed in a dialog', () => {
    open()
    type(screen.getByLabelText('a text'), 'no')
    fireEvent.pointerDown(document.body)
    type(document.body, 'j', { from: 200 })
    const { unmount } = render(<div role="dialog" aria-modal="true" />)
    type(document.body, 'go', { from: 300 })
    unmount()
    type(document.body, 'k', { from: 500 })
    expect(pressed).toEqual(['next', 'previous'])
  })

  it('prepare nothing for an order while a decision on it is under way, nor for the next one by what follows', () => {
    const { decided } = open({ isDeciding: true })
    type(document.body, 'r', { from: 0 })
    decided()
    type(document.body, 'jan was a', { from: 100 })
    expect(pressed).toEqual([])
    type(document.body, 'a', { from: 2000 })
    expect(pressed).toEqual(['approve'])
  })

  it('act on the next order at once where approving came too early', () => {
    const { decided } = open({ isDeciding: true })
    type(document.body, 'aa')
    decided()
    type(document.body, 'aj', { from: 300 })
    expect(pressed).toEqual(['approve', 'next'])
  })

  it('go through the queue while a decision is under way', () => {
    open({ isDeciding: true })
    type(document.body, 'jak')
    expect(pressed).toEqual(['next', 'previous'])
  })

  it('act after a blank, which scrolled or pressed a button, after asking for help, and after one that is held', () => {
    open()
    type(document.body, ' ?j')
    expect(isTaken(document.body, 'j', { repeat: true })).toBe(false)
    type(document.body, 'k', { from: 200 })
    expect(pressed).toEqual(['next', 'previous'])
  })
})

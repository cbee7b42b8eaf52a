import { useRef } from 'react'
import { isModalOpen } from '@/platform/modal-dialog'
import { usePageEffect, usePageKeys } from '@/platform/page-active'

/** What each single key does; see docs/domain/screens.md, "Confirming". */
export interface ConfirmKeys {
  a: () => void
  r: () => void
  j: () => void
  k: () => void
}

function isConfirmKey(key: string): key is keyof ConfirmKeys {
  return key === 'a' || key === 'r' || key === 'j' || key === 'k'
}

/** Where a text is typed. */
const TEXT = 'input, textarea, [contenteditable]'

/** Where a key is a dialog's or a menu's own, also of one that is still on its way. */
const ELSEWHERE = 'select, [role=dialog], [role=menu], [aria-haspopup][aria-expanded=true]'

/** A letter that comes within this time after the one before belongs to the same text, in ms. */
const SAME_TEXT = 1000

/** Of an input method the browser says no more than that it has the key. */
const isLetter = ({ key }: KeyboardEvent) => key.length === 1 || key === 'Process'

/** Who presses these has done with the text, or leaves the field that it is in. */
const endsText = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Escape' || key === 'Tab' || (key === 'Enter' && (ctrlKey || metaKey))

interface KeyState {
  /** asked with each key: another window may just have turned them off */
  isOn: () => boolean
  /** a decision on the order that shows is under way: nothing is prepared for it any more */
  isDeciding: boolean
}

/**
 * Single keys of the confirm screen. They act only while the page shows and nothing is being typed,
 * never on a key that is held down, nor while a dialog lies above the page, and not at all when they are turned off.
 *
 * The page goes on to the next order when an answer comes, and takes the focus out of whatever is being typed: what follows
 * of a text is no key, or "a" and a blank would approve an order that nobody has seen.
 */
export function useConfirmKeys(keys: ConfirmKeys, { isOn, isDeciding }: KeyState): void {
  /** when the last letter of a text was typed, by the clock of the events; undefined while none is */
  const typedAt = useRef<number>(undefined)
  usePageEffect(() => {
    const end = () => {
      typedAt.current = undefined
    }
    document.addEventListener('pointerdown', end)
    return () => {
      end()
      document.removeEventListener('pointerdown', end)
    }
  })
  usePageKeys((event) => {
    if (!isOn()) return
    const { target, repeat, ctrlKey, metaKey, altKey, defaultPrevented, timeStamp } = event
    const at = target instanceof Element ? target : undefined
    // Wherever the focus is: what lies above the page has the keys to itself.
    if (endsText(event) || isModalOpen()) typedAt.current = undefined
    else if (isLetter(event) && !ctrlKey && !metaKey && !altKey && !at?.closest(ELSEWHERE)) {
      const key = event.key.toLowerCase()
      const goesOn = typedAt.current !== undefined && timeStamp - typedAt.current < SAME_TEXT
      const isPress = !goesOn && !at?.closest(TEXT) && isConfirmKey(key)
      if (isPress && (repeat || defaultPrevented || (isDeciding && key === 'a'))) return
      // A reason is typed after it, also where it leads nowhere.
      if (isPress && !(isDeciding && key === 'r')) {
        event.preventDefault()
        keys[key]()
      }
      // By itself a blank presses a button, or scrolls, and a question mark opens the help.
      else if (goesOn || ![' ', '?'].includes(key) || at?.closest(TEXT)) {
        typedAt.current = timeStamp
        if (key === ' ' && !at?.closest(TEXT)) event.preventDefault()
      }
    }
  }, true)
}

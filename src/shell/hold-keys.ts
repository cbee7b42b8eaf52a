const nothing = () => ''
let letGo: () => string = nothing

/** What does something where nothing is typed: the rest, such as going back in the browser or its sound, is not the page's. */
const OF_THE_PAGE = /^(?:Tab|Enter|Escape|Backspace|Delete)$/

/**
 * Lets the page have its keys again, and the focus be where it was, unless it was taken meanwhile. Returned is what was typed;
 * nothing where no keys were held.
 */
export const letKeysGo = (): string => letGo()

/**
 * Keeps the keys from the page, from the press that asks for a dialog until that is there: what is typed meanwhile is meant for the
 * dialog, and would press or fill in what stands behind it. Nothing has the focus then, so an input method writes nowhere: it
 * lets the letters through as they are. Wherever the focus goes meanwhile, by a press or since something is told, it has the
 * keys. What belongs to the browser, to reload for one, goes on to it.
 *
 * @param callOff for Escape
 * @returns what lets just these go (`letKeysGo`)
 */
export function holdKeys(callOff: () => void): () => string {
  // Who asks for another thing meanwhile types for that.
  letGo()
  const before = document.querySelector<HTMLElement>(':focus')
  let typed = ''
  const hold = (event: KeyboardEvent) => {
    if (document.activeElement !== document.body) return
    const { key, altKey, ctrlKey, metaKey } = event
    // AltGr, which writes a letter, is both.
    const isLetter = key.length === 1 && ctrlKey === altKey && !metaKey
    event.stopImmediatePropagation()
    if (isLetter || key === 'k' || (OF_THE_PAGE.test(key) && !ctrlKey && !metaKey && !altKey))
      event.preventDefault()
    if (key === 'Escape') callOff()
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (isLetter) typed += key
  }
  before?.blur()
  addEventListener('keydown', hold, true)
  const own = () => {
    if (letGo !== own) return ''
    letGo = nothing
    removeEventListener('keydown', hold, true)
    if (document.activeElement === document.body) before?.focus({ preventScroll: true })
    return typed
  }
  return (letGo = own)
}

const nothing = () => ''
let letGo: () => string = nothing

/**
 * Lets the page have its keys again, and the focus be where it was, unless it was taken meanwhile. Returned is what was typed;
 * nothing where no keys were held.
 */
export const letKeysGo = (): string => letGo()

/**
 * Keeps the keys from the page, from the press that asks for a dialog until that is there: what is typed meanwhile is meant for the
 * dialog, and would press or fill in what stands behind it. Nothing has the focus then, so an input method writes nowhere: it
 * lets the letters through as they are. What belongs to the browser, to reload for one, goes on to it.
 *
 * @param callOff for Escape
 * @returns what lets just these go (`letKeysGo`)
 */
export function holdKeys(callOff: () => void): () => string {
  const before = document.querySelector<HTMLElement>(':focus')
  let typed = ''
  const hold = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    event.stopImmediatePropagation()
    if (key === 'k' || !(ctrlKey || metaKey || /^F\d/.test(key))) event.preventDefault()
    if (key === 'Escape') callOff()
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    // AltGr, which writes a letter, is both.
    else if (key.length === 1 && ctrlKey === altKey && !metaKey) typed += key
  }
  before?.blur()
  addEventListener('keydown', hold, true)
  return (letGo = () => {
    removeEventListener('keydown', hold, true)
    letGo = nothing
    if (document.activeElement === document.body) before?.focus({ preventScroll: true })
    return typed
  })
}

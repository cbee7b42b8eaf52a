/** So long a finger rests on a tag before its menu opens, in ms: as long as browsers wait themselves. */
const HOLD_MS = 500

/** How far a finger that rests may move, in px: none rests quite still. */
const SLACK_PX = 10

/**
 * Opens the menu of a tag on which a finger or a pen rests, as a press of the right button does. Browsers of iPhones ask for no menu
 * of their own then; one that does is answered once. What was held is not pressed too, and what scrolls the bar holds nothing.
 *
 * @returns takes it away again
 */
export function openMenuOnHold(bar: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let timer: number | undefined
  /** by the press that is under way, or was the last one */
  let isOpened = false
  let start = { clientX: 0, clientY: 0 }
  const letGo = () => window.clearTimeout(timer)

  bar.addEventListener(
    'pointerdown',
    () => {
      isOpened = false
    },
    { signal },
  )
  bar.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      letGo()
      const [finger, another] = touches
      const tag = target instanceof Element ? target.closest('[role=tab]') : null
      if (!finger || another || !tag) return
      const { clientX, clientY } = finger
      start = { clientX, clientY }
      timer = window.setTimeout(() => {
        const init = { bubbles: true, cancelable: true, clientX, clientY }
        tag.dispatchEvent(new MouseEvent('contextmenu', init))
        isOpened = true
      }, HOLD_MS)
    },
    { passive: true, signal },
  )
  bar.addEventListener(
    'touchmove',
    ({ touches: [finger] }) => {
      const { clientX = Infinity, clientY = Infinity } = finger ?? {}
      if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > SLACK_PX) letGo()
    },
    { passive: true, signal },
  )
  bar.addEventListener('touchcancel', letGo, { signal })
  bar.addEventListener(
    'touchend',
    (event) => {
      letGo()
      // The browser would go on to press what lies under the finger: it opened the page, and closed the menu.
      if (isOpened && event.cancelable) event.preventDefault()
    },
    { signal },
  )
  bar.addEventListener(
    'contextmenu',
    (event) => {
      letGo()
      if (!isOpened) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal },
  )
  return () => {
    letGo()
    listening.abort()
  }
}

/** Who has pressed no key for so long has paused, in ms. */
export const PAUSE_MS = 3000

let lastAt = -PAUSE_MS

// A word that is being composed is whole when it is chosen, however long that takes.
function note(event: Event): void {
  lastAt = (event as InputEvent).isComposing ? Infinity : performance.now()
}

/** Begins to note that somebody is at the keys, speaks or writes into a field, or composes a word. */
export function watchTyping(): void {
  for (const type of ['keydown', 'input', 'compositionend']) {
    document.addEventListener(type, note, true)
  }
}

/** Whether somebody is typing, and has not paused. */
export function isTyping(): boolean {
  return performance.now() - lastAt < PAUSE_MS
}

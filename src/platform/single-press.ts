import type { KeyboardEvent, MouseEvent } from 'react'

// For buttons in whose place another one may come: one press does one thing. The second press of a double click, and what
// Enter repeats while it is held, would be on what has come in the meantime, and nobody has seen.

/** Whether a click is a press of its own, and not a further one of a double click. */
export function isSinglePress({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail < 2
}

/** Of a button: while Enter is held, it presses once. */
export function pressOnceWhileHeld(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

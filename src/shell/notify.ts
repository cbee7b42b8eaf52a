import type { MessageDescriptor } from '@lingui/core'
import { createAtom, useSelector } from '@tanstack/react-store'

/** A passing note in the corner; never the only place where something is said. */
export interface Note {
  message: MessageDescriptor
  tone: 'success' | 'warning' | 'failure'
  /** what can be done about it, as a button; it takes the note away */
  action?: { label: MessageDescriptor; run: () => void }
}

const waiting = createAtom<readonly Note[]>([])

let line: ((note: Note) => void) | undefined

/**
 * Sends the notes without an action to a line of the page that shows, which has a place for them of its
 * own. Gives the function that ends it.
 */
export function claimNotes(show: (note: Note) => void): () => void {
  line = show
  return () => {
    if (line === show) line = undefined
  }
}

/** Shows a note. The code that draws it is fetched with the first one. */
export function notify(note: Note): void {
  if (line && !note.action) line(note)
  else waiting.set((notes) => [...notes, note])
}

/** Takes the notes that have not been drawn yet. */
export function takeNotes(): readonly Note[] {
  const notes = waiting.get()
  if (notes.length > 0) waiting.set([])
  return notes
}

/** The notes that wait to be drawn. */
export function useWaitingNotes(): readonly Note[] {
  return useSelector(waiting)
}

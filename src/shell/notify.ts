import type { MessageDescriptor } from '@lingui/core'
import { useSyncExternalStore } from 'react'

/** A passing note in the corner; never the only place where something is said. */
export interface Note {
  message: MessageDescriptor
  tone: 'success' | 'warning' | 'failure'
  /** what can be done about it, as a button; it takes the note away */
  action?: { label: MessageDescriptor; run: () => void }
}

let waiting: readonly Note[] = []
const listeners = new Set<() => void>()

function change(next: readonly Note[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a note. The code that draws it is fetched with the first one. */
export function notify(note: Note): void {
  change([...waiting, note])
}

/** Takes the notes that have not been drawn yet. */
export function takeNotes(): readonly Note[] {
  const notes = waiting
  if (notes.length > 0) change([])
  return notes
}

/** The notes that wait to be drawn. */
export function useWaitingNotes(): readonly Note[] {
  return useSyncExternalStore(subscribe, () => waiting)
}

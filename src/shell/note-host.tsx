import { lazy, Suspense, useState } from 'react'
import { useWaitingNotes } from './notify'

const NoteStack = lazy(async () => {
  const { NoteStack: Stack } = await import('./note-stack')
  return { default: Stack }
})

/** The place of passing notes; empty and without code until the first one. */
export function NoteHost() {
  const [wasUsed, setWasUsed] = useState(false)
  const waiting = useWaitingNotes()
  if (!wasUsed && waiting.length > 0) setWasUsed(true)
  return wasUsed ? (
    <Suspense fallback={null}>
      <NoteStack />
    </Suspense>
  ) : null
}

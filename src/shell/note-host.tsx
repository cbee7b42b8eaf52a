import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '@/platform/when-idle'
import { useWaitingNotes } from './notify'
import { PartBoundary } from './part-boundary'

const NoteStack = lazy(async () => ({ default: (await import('./note-stack')).NoteStack }))

/**
 * The place of passing notes, which are never the only place where something is said. What draws them, styles included, is fetched when the browser is idle or
 * with the first note: the note that a new version is there comes when the server has the files of this
 * one no more.
 */
export function NoteHost() {
  const [isWanted, setIsWanted] = useState(false)
  const waiting = useWaitingNotes()
  if (!isWanted && waiting.length > 0) setIsWanted(true)
  useEffect(() => whenIdle(() => setIsWanted(true)), [])
  return isWanted ? (
    <PartBoundary isQuiet>
      <Suspense fallback={null}>
        <NoteStack />
      </Suspense>
    </PartBoundary>
  ) : null
}

import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '@/components/when-idle'
import { useWaitingNotes } from './notify'

const NoteStack = lazy(async () => ({ default: (await import('./note-stack')).NoteStack }))

/**
 * The place of passing notes. What draws them, styles included, is fetched when the browser is idle or
 * with the first note: the note that a new version is there comes when the server has the files of this
 * one no more.
 */
export function NoteHost() {
  const [isWanted, setIsWanted] = useState(false)
  const waiting = useWaitingNotes()
  if (!isWanted && waiting.length > 0) setIsWanted(true)
  useEffect(() => whenIdle(() => setIsWanted(true)), [])
  return isWanted ? (
    <NoteBoundary>
      <Suspense fallback={null}>
        <NoteStack />
      </Suspense>
    </NoteBoundary>
  ) : null
}

/** Notes are never the only place where something is said: without their code the page goes on. */
class NoteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

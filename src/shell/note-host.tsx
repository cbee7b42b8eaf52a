import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '@/platform/when-idle'
import { useWaitingNotes } from './notify'

/**
 * The place of passing notes, which are never the only place where something is said. What draws them, styles included, is fetched when the browser is idle or
 * with the first note: the note that a new version is there comes when the server has the files of this
 * one no more. Where that failed, the next note tries again.
 */
export function NoteHost() {
  const [NoteStack, setNoteStack] = useState<ComponentType>()
  const { length: waiting } = useWaitingNotes()
  const isThere = NoteStack !== undefined
  useEffect(() => {
    if (isThere) return
    let isGone = false
    const load = async () => {
      const part = await import('./note-stack')
      // It brings a style sheet that React waits for: nothing that a person does meanwhile must wait too.
      if (!isGone) startTransition(() => setNoteStack(() => part.NoteStack))
    }
    // Nothing was asked for: whoever told of something says it on the page too.
    const loadQuietly = () => void load().catch(() => undefined)
    const rest = waiting > 0 ? loadQuietly() : whenIdle(loadQuietly)
    return () => {
      isGone = true
      rest?.()
    }
  }, [isThere, waiting])
  return NoteStack ? <NoteStack /> : null
}

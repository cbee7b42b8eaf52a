import { useState } from 'react'
import { Message } from '@/components/message'
import { claimNotes, type Note } from '@/shell/notify'
import { usePageEffect } from '@/platform/page-active'
import classes from './confirm-screen.module.css'

/**
 * What was done last, in one line: in a fast queue notes in a corner would lie over the next order. It stays
 * until the next one.
 */
export function NoteLine() {
  const [note, setNote] = useState<Note>()
  usePageEffect(() => claimNotes(setNote))
  return (
    <p className={classes.note} role="status" data-tone={note?.tone}>
      {note ? <Message of={note.message} /> : null}
    </p>
  )
}

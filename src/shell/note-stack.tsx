import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Notifications, notifications } from '@mantine/notifications'
import noteStyles from '@mantine/notifications/styles.layer.css?url'
import { useEffect } from 'react'
import { takeNotes, useWaitingNotes, type Note } from './notify'

const COLORS: Record<Note['tone'], string> = { success: 'green', warning: 'yellow', failure: 'red' }

/** Draws the notes that wait, as Mantine notifications. */
export function NoteStack() {
  const { i18n } = useLingui()
  const waiting = useWaitingNotes()
  useEffect(() => {
    for (const { message, tone } of takeNotes()) {
      notifications.show({
        // The same note is not stacked.
        id: JSON.stringify([message.id, message.values]),
        message: i18n._(message),
        color: COLORS[tone],
        closeButtonProps: { 'aria-label': i18n._(msg`Close`) },
        role: tone === 'success' ? 'status' : 'alert',
      })
    }
  }, [waiting, i18n])
  // In the middle: at the side it would cover the actions of a page.
  return (
    <>
      <link rel="stylesheet" href={noteStyles} precedence="late" />
      <Notifications position="top-center" />
    </>
  )
}

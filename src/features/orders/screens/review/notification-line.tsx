import { useState } from 'react'
import { Message } from '@/components/message'
import { showInLine, type Notification } from '@/shell/notify'
import { usePageEffect } from '@/platform/page-active'
import classes from './confirm-screen.module.css'

/**
 * What was done last, in one line: in a fast queue notifications in a corner would lie over the next order. It stays
 * until the next one.
 */
export function NotificationLine() {
  const [notification, setNotification] = useState<Notification>()
  usePageEffect(() => showInLine(setNotification))
  return (
    <p className={classes.notification} role="status" data-tone={notification?.tone}>
      {notification ? <Message of={notification.message} /> : null}
    </p>
  )
}

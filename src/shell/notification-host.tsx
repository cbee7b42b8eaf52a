import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '@/platform/when-idle'
import { useWaitingNotifications } from './notify'

/** The code of the notifications, with their style sheet. */
const loadNotifications = async () => (await import('./notification-stack')).NotificationStack

/**
 * The place of passing notifications, which are never the only place where something is said. What draws them,
 * styles included, is fetched when the browser is idle or with the first one: the notification that a new
 * version is there comes when the server has the files of this one no more. Until the first one nothing is
 * rendered. Where fetching failed, the next notification tries again.
 */
export function NotificationHost() {
  const [NotificationStack, setNotificationStack] = useState<ComponentType>()
  const { length: waiting } = useWaitingNotifications()
  const isThere = NotificationStack !== undefined
  // Nothing was asked for: whoever told of something says it on the page too.
  useEffect(() => whenIdle(() => void loadNotifications().catch(() => undefined)), [])
  useEffect(() => {
    if (isThere || waiting === 0) return
    let isGone = false
    const show = async () => {
      const stack = await loadNotifications()
      if (!isGone) setNotificationStack(() => stack)
    }
    show().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isThere, waiting])
  return NotificationStack ? <NotificationStack /> : null
}

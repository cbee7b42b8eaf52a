import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '@/platform/when-idle'
import { useWaitingNotifications } from './notify'

/**
 * The place of passing notifications, which are never the only place where something is said. What draws them, styles
 * included, is fetched when the browser is idle or with the first one: that of a new version comes when the server has
 * the files of this one no more. Where that failed, the next notification tries again.
 */
export function NotificationHost() {
  const [NotificationStack, setNotificationStack] = useState<ComponentType>()
  const { length: waiting } = useWaitingNotifications()
  const isThere = NotificationStack !== undefined
  useEffect(() => {
    if (isThere) return
    let isGone = false
    const load = async () => {
      const part = await import('./notification-stack')
      // It brings a style sheet that React waits for: nothing that a person does meanwhile must wait too.
      if (!isGone) startTransition(() => setNotificationStack(() => part.NotificationStack))
    }
    // Nothing was asked for: whoever told of something says it on the page too.
    const loadQuietly = () => void load().catch(() => undefined)
    const rest = waiting > 0 ? loadQuietly() : whenIdle(loadQuietly)
    return () => {
      isGone = true
      rest?.()
    }
  }, [isThere, waiting])
  return NotificationStack ? <NotificationStack /> : null
}

import type { MessageDescriptor } from '@lingui/core'
import { createAtom, useSelector } from '@tanstack/react-store'

/** A passing notification, in the corner or in a line of the page; never the only place where something is said. */
export interface Notification {
  message: MessageDescriptor
  tone: 'success' | 'warning' | 'failure'
  /** what can be done about it, as a button; it takes the notification away */
  action?: { label: MessageDescriptor; run: () => void }
  /** takes the notification away: there is no more to be done, or what it says is overtaken */
  until?: AbortSignal | undefined
}

const waiting = createAtom<readonly Notification[]>([])
/** how many times all that were drawn had to go */
const forgotten = createAtom(0)

let line: ((notification: Notification) => void) | undefined

/**
 * Sends the notifications to a line of the page that shows, which has a place for them of its own. Gives the function
 * that ends it.
 */
export function showInLine(show: (notification: Notification) => void): () => void {
  line = show
  return () => {
    if (line === show) line = undefined
  }
}

/** Shows a notification. The code that draws it is fetched with the first one. */
export function notify(notification: Notification): void {
  if (line) line(notification)
  else waiting.set((notifications) => [...notifications, notification])
}

/** Takes the notifications that have not been drawn yet. */
export function takeNotifications(): readonly Notification[] {
  const notifications = waiting.get()
  if (notifications.length > 0) waiting.set([])
  return notifications
}

/** Takes all notifications away, those that are drawn too: what they tell is not for whoever looks now. */
export function forgetNotifications(): void {
  waiting.set([])
  forgotten.set((times) => times + 1)
}

/** How many times all that were drawn had to go. */
export function useTimesForgotten(): number {
  return useSelector(forgotten)
}

/** The notifications that wait to be drawn. */
export function useWaitingNotifications(): readonly Notification[] {
  return useSelector(waiting)
}

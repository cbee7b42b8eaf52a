import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Button } from '@mantine/core'
import { Notifications, notifications, notificationsStore } from '@mantine/notifications'
import { useEffect, type FocusEvent, type MouseEvent } from 'react'
import { Message } from '@/components/message'
import { giveFocusBack } from '@/components/use-focus-back'
import { plainValues } from '@/locales/plain-values'
import { focusContent } from '@/platform/focus-content'
import { newId } from '@/session/new-id'
import {
  takeNotifications,
  useTimesForgotten,
  useWaitingNotifications,
  type Notification,
} from './notify'
import './notifications.css'

const CLOSE = msg`Close message`

const COLORS: Record<Notification['tone'], string> = {
  success: 'green',
  warning: 'yellow',
  failure: 'red',
}

/** How long a notification stays, in ms. */
const STAYS_MS = 4000
/** And one that something can be done about: long enough to get there by key. */
const ACTION_STAYS_MS = 15_000

/** How many stand at once, where older ones can go for the newest. */
const STAND_AT_ONCE = 5

/**
 * The newest is never kept waiting: behind offers that stand long a failure would be told too late. The oldest successes
 * go for it; failures and warnings go by time alone, and what is pointed at or focused stays.
 */
function makeRoom(): void {
  const { notifications: drawn } = notificationsStore.getState()
  const tooMany = drawn.length + 1 - STAND_AT_ONCE
  if (tooMany <= 0) return
  const canGo = drawn.filter(({ role, id }) => role === 'status' && !isInUse(id))
  for (const { id } of canGo.slice(0, tooMany)) if (id !== undefined) notifications.hide(id)
}

const isDrawn = (id: string) =>
  notificationsStore.getState().notifications.some((drawn) => drawn.id === id)

function isInUse(id = ''): boolean {
  const note = document.getElementById(id)
  return note !== null && (note.matches(':hover') || note.contains(document.activeElement))
}

/** One that is withdrawn takes no focus along: that goes back to where it came from, or to the page. */
function withdraw(id: string): void {
  const note = document.getElementById(id)
  if (note?.contains(document.activeElement)) {
    giveFocusBack(before)
    if (note.contains(document.activeElement)) focusContent()
  }
  notifications.hide(id)
}

/** The notifications that can be withdrawn, or offer something, and were shown last, by what they say. */
const oneTimeNotifications = new Map<string, string>()

/** What had the focus before a notification. There is one focus, so there is one such thing. */
let before: Element | null = null

const isOfNotification = (element: Element | null): boolean =>
  Boolean(element?.closest('.mantine-Notifications-root'))

/** Notifications and their buttons follow each other: what had the focus outside of them last is what it goes back to. */
function noteBefore({ relatedTarget }: FocusEvent): void {
  if (!isOfNotification(relatedTarget)) before = relatedTarget
}

/** What a notification is likely told for: what has the focus, and none of the notifications before. */
const causeOf = (element: Element | null) => (isOfNotification(element) ? null : element)

/**
 * A notification goes after so many ms from now, or not by itself: Mantine's own timer stops for a pointer alone, and begins
 * anew only for another number.
 */
function stayFor(id: string, ms: number | false): void {
  notifications.updateState(notificationsStore, (all) =>
    all.map((note) => {
      if (note.id !== id) return note
      return { ...note, autoClose: ms !== false && note.autoClose === ms ? ms + 1 : ms }
    }),
  )
}

function nameCloseButtons(name: string): void {
  notifications.updateState(notificationsStore, (all) =>
    all.map((note) => ({
      ...note,
      closeButtonProps: { ...note.closeButtonProps, 'aria-label': name },
    })),
  )
}

const inSentence = (message: MessageDescriptor): MessageDescriptor =>
  message.values ? { ...message, values: plainValues(message.values) } : message

/** Whether the focus has gone elsewhere in the page, and not with the whole window. */
function isLeft({ currentTarget, target, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget) && document.activeElement !== target
}

/**
 * What is pressed goes with its notification: the focus is given back to where it came from, or to the page.
 *
 * @param cause had the focus when it was told, and is likely what it was told for
 */
function leave({ currentTarget, detail }: MouseEvent, cause: Element | null = null): void {
  // By key one may have come here through everything that stands between.
  if (detail === 0) giveFocusBack(cause)
  if (document.activeElement === currentTarget) giveFocusBack(before)
  if (document.activeElement === currentTarget) focusContent()
}

/** A pointer that closes one is on its way elsewhere: the field that was typed in before is not entered again. */
function close(event: MouseEvent): void {
  if (event.detail === 0) leave(event)
  else focusContent()
}

/** Draws the notifications that wait, as Mantine notifications. They stay while they are pointed at or focused. */
export function NotificationStack() {
  const { i18n } = useLingui()
  const waiting = useWaitingNotifications()
  const timesForgotten = useTimesForgotten()
  // Before those that have come since are drawn.
  useEffect(() => {
    if (timesForgotten > 0) notifications.clean()
  }, [timesForgotten])
  useEffect(() => {
    for (const { message, tone, action, until } of takeNotifications()) {
      if (until?.aborted) continue
      // The same notification is not stacked.
      const id = JSON.stringify([message.id, message.values])
      const text = <Message of={inSentence(message)} />
      const shownFor = (shownAs: string, ms: number) => ({
        id: shownAs,
        autoClose: ms,
        color: COLORS[tone],
        closeButtonProps: { 'aria-label': i18n._(CLOSE), onClick: close },
        onFocus: (event: FocusEvent) => {
          // In a window that one comes back to nothing had it before.
          if (event.relatedTarget) noteBefore(event)
          stayFor(shownAs, false)
        },
        onBlur: (event: FocusEvent) => {
          if (!isLeft(event)) return
          noteBefore(event)
          stayFor(shownAs, ms)
        },
        role: tone === 'success' ? 'status' : 'alert',
      })
      if (!action && !until) {
        if (isDrawn(id)) {
          if (!isInUse(id)) stayFor(id, STAYS_MS)
          continue
        }
        makeRoom()
        notifications.show({ ...shownFor(id, STAYS_MS), message: text })
        continue
      }
      // What can be done now, and what it is said of, is not what it was when the same was said before.
      const last = oneTimeNotifications.get(id)
      if (last !== undefined) withdraw(last)
      const shownAs = `${id} ${newId()}`
      oneTimeNotifications.set(id, shownAs)
      until?.addEventListener('abort', () => withdraw(shownAs))
      makeRoom()
      if (!action) {
        notifications.show({ ...shownFor(shownAs, STAYS_MS), message: text })
        continue
      }
      const cause = causeOf(document.activeElement)
      notifications.show({
        ...shownFor(shownAs, ACTION_STAYS_MS),
        message: (
          <>
            <div>{text}</div>
            <Button
              size="xs"
              mt={4}
              variant="default"
              onClick={(event) => {
                // It can be pressed while it goes, too.
                if (!isDrawn(shownAs)) return
                leave(event, cause)
                notifications.hide(shownAs)
                action.run()
              }}
            >
              <Message of={action.label} />
            </Button>
          </>
        ),
      })
    }
  }, [waiting, i18n])
  // Those that stand are read on in another language, or by somebody else.
  useEffect(() => nameCloseButtons(i18n._(CLOSE)), [i18n])
  // Below at the side: above it would cover the head of a document and what is decided on.
  return <Notifications position="bottom-right" limit={Infinity} />
}

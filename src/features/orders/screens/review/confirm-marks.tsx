import { Trans, useLingui } from '@lingui/react/macro'
import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { Message } from '@/components/message'
import { isDecided } from '@/domain/order-states'
import { holdFocus } from '@/platform/focus-content'
import { usePageEffect } from '@/platform/page-active'
import { useStableCallback } from '@/platform/use-stable-callback'
import { showInLine, type Notification } from '@/shell/notify'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import classes from './confirm-screen.module.css'

/** Why an order that stands in the queue can't be decided on any more, or not now. */
export function QueueMark<Order extends OrderBase>({
  type,
  order,
  user,
  log,
}: {
  type: OrderWorkflow<Order>
  order: Order
  user: User
  log: readonly OperationLogEntry[] | undefined
}) {
  const availability = type.availability('approve', order, user, log)
  if (availability.kind !== 'disabled') return null
  return (
    <span className={classes.mark}>
      {isDecided(order) ? (
        <Trans>Decided already</Trans>
      ) : (
        <Message of={type.skipReason(order, log) ?? availability.reason} />
      )}
    </span>
  )
}

/** A note, and the order that showed when it came. */
interface Told {
  notification: Notification
  at: string
  /** it holds no more: its place stays as it is, since what is under way moves nothing */
  isOver?: boolean
}

/**
 * What offers something to do stays until that is done, not wanted or withdrawn: what comes from another page has no other way there.
 * Every other note stays until the next one.
 */
const isOffer = ({ notification: { action } }: Told) => action !== undefined

/** Without a name in it, it can only be read as said of the order that shows. */
const namesNothing = (told: Told) => {
  const { message, tone } = told.notification
  return !isOffer(told) && tone !== 'success' && message.values === undefined
}

/** What a note says, and of what. */
const wordsOf = ({ message }: Notification) => JSON.stringify(message)

/**
 * What was done last, in one line: in a fast queue notifications in a corner would lie over the next order, and on a phone over
 * the decision. It stays until the next note, and in sight for as long as the order shows at which it came, however far down
 * that is read. What offers something to do stands below it.
 */
export function NotificationLine({ code }: { code: string }) {
  const [told, setTold] = useState<readonly Told[]>([])
  // Another order shows: that something failed was not said of that one.
  if (told.some((each) => each.at !== code && namesNothing(each))) {
    setTold(told.filter((each) => each.at === code || !namesNothing(each)))
  }
  const takeAway = (gone: Notification) =>
    setTold((before) => before.filter(({ notification }) => notification !== gone))
  const conceal = (over: Notification) =>
    setTold((before) =>
      before.map((each) => (each.notification === over ? { ...each, isOver: true } : each)),
    )
  const tell = useStableCallback((notification: Notification) => {
    const { until } = notification
    if (until?.aborted) return
    const words = wordsOf(notification)
    setTold((before) => [
      ...before.filter((each) => isOffer(each) && wordsOf(each.notification) !== words),
      { notification, at: code },
    ])
    const end = notification.action ? takeAway : conceal
    until?.addEventListener('abort', () => end(notification))
  })
  usePageEffect(() => showInLine(tell))
  const last = told.find((each) => !isOffer(each))
  const newest = told.at(-1)
  const stays = newest?.at === code && newest.isOver !== true
  return (
    <div
      className={classes.told}
      data-state={told.length === 0 ? 'empty' : stays ? 'stays' : 'passes'}
    >
      <div className={classes.notification} role="status" data-tone={last?.notification.tone}>
        {last ? (
          <span className={last.isOver ? classes.over : undefined}>
            <Note notification={last.notification} onDone={takeAway} />
          </span>
        ) : null}
      </div>
      {told.filter(isOffer).map(({ notification }) => (
        <div
          key={wordsOf(notification)}
          className={classes.notification}
          role="alert"
          data-tone={notification.tone}
        >
          <Note notification={notification} onDone={takeAway} />
        </div>
      ))}
    </div>
  )
}

interface NoteProps {
  notification: Notification
  /** what could be done about it was pressed, or is not wanted */
  onDone: (notification: Notification) => void
}

function Note({ notification, onDone }: NoteProps) {
  const { message, action } = notification
  const { t } = useLingui()
  if (!action) return <Message of={message} />
  return (
    <span ref={holdFocus}>
      <Message of={message} />{' '}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          onDone(notification)
          action.run()
        }}
      >
        <Message of={action.label} />
      </Button>
      <CloseButton
        className={classes.close}
        aria-label={t`Close`}
        onClick={() => onDone(notification)}
      />
    </span>
  )
}

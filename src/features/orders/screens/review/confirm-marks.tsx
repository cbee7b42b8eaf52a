import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { Message } from '@/components/message'
import { SUBMITTED } from '@/domain/order-states'
import { usePageEffect } from '@/platform/page-active'
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
      {order.state === SUBMITTED ? (
        <Message of={type.skipReason(order, log) ?? availability.reason} />
      ) : (
        <Trans>Decided already</Trans>
      )}
    </span>
  )
}

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

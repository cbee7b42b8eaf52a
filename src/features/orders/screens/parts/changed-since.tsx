import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { Message } from '@/components/message'
import { CompareTable } from './compare-table'
import classes from '../detail/order-detail.module.css'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { usePeople } from '../../workflow/use-people'

interface ChangedSinceProps<Order extends OrderBase> {
  /** can be led to: it takes the focus */
  ref?: RefObject<HTMLElement | null>
  type: OrderWorkflow<Order>
  /** as the person saw it when they decided */
  seen: Order
  now: Order
  /** why it can't be decided on any more; undefined when it can */
  reason?: MessageDescriptor | undefined
  /** something was pressed that was not done for it; otherwise the change was only noticed */
  isHeldBack: boolean
  onRead: () => void
}

/** What the person has to know first. That nothing was done is said only of what they pressed. */
function WhatHappened({ isHeldBack, isOver }: { isHeldBack: boolean; isOver: boolean }) {
  if (isHeldBack && isOver)
    return <Trans>The order was changed after you saw it. Nothing was done.</Trans>
  if (isHeldBack)
    return <Trans>The order was changed after you saw it. Nothing was done; decide again.</Trans>
  if (isOver) return <Trans>The order was changed after you saw it.</Trans>
  return (
    <Trans>The order was changed after you saw it. Look at the changes before you decide.</Trans>
  )
}

/** Says that an order was changed since the person saw it, or before a decision on it came to the server, and what was changed. */
export function ChangedSince<Order extends OrderBase>({
  ref,
  type,
  seen,
  now,
  reason,
  isHeldBack,
  onRead,
}: ChangedSinceProps<Order>) {
  const { t } = useLingui()
  const fields = {
    seen: type.comparedFields(seen, usePeople(seen)),
    now: type.comparedFields(now, usePeople(now)),
  }
  return (
    <section ref={ref} tabIndex={-1} className={classes.card} data-tone="warning" role="alert">
      <strong>
        <WhatHappened isHeldBack={isHeldBack} isOver={reason !== undefined} />
      </strong>
      {reason ? (
        <span>
          <Message of={reason} />
        </span>
      ) : null}
      <CompareTable
        label={t`Versions of the order`}
        versions={[
          { id: 'seen', name: <Trans>What you saw</Trans>, fields: fields.seen },
          { id: 'now', name: <Trans>On the server now</Trans>, fields: fields.now },
        ]}
      />
      <div>
        <Button size="xs" onClick={onRead}>
          <Trans>I have seen it</Trans>
        </Button>
      </div>
    </section>
  )
}

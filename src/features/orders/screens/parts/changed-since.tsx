import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Message } from '@/components/message'
import { CompareTable } from './compare-table'
import classes from '../detail/order-detail.module.css'
import type { OrderBase, OrderWorkflow } from '../../order-type'

interface ChangedSinceProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  /** as the person saw it when they decided */
  seen: Order
  now: Order
  /** why it can't be decided on any more; undefined when it can */
  reason?: MessageDescriptor | undefined
  onRead: () => void
}

/** Says that an order was changed before a decision on it came to the server, and what was changed. */
export function ChangedSince<Order extends OrderBase>({
  type,
  seen,
  now,
  reason,
  onRead,
}: ChangedSinceProps<Order>) {
  const { t } = useLingui()
  return (
    <section className={classes.card} data-tone="warning" role="alert">
      <strong>
        {reason ? (
          <Trans>The order was changed after you saw it. Nothing was done.</Trans>
        ) : (
          <Trans>The order was changed after you saw it. Nothing was done; decide again.</Trans>
        )}
      </strong>
      {reason ? (
        <span>
          <Message of={reason} />
        </span>
      ) : null}
      <CompareTable
        label={t`Versions of the order`}
        versions={[
          { id: 'seen', name: <Trans>What you saw</Trans>, fields: type.comparedFields(seen) },
          { id: 'now', name: <Trans>On the server now</Trans>, fields: type.comparedFields(now) },
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

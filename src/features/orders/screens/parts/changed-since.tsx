import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { CompareTable } from './compare-table'
import classes from '../detail/order-detail.module.css'
import type { OrderBase, OrderWorkflow } from '../../order-type'

interface ChangedSinceProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  /** as the person saw it when they decided */
  seen: Order
  now: Order
  onRead: () => void
}

/** Says that an order was changed before a decision on it came to the server, and what was changed. */
export function ChangedSince<Order extends OrderBase>({
  type,
  seen,
  now,
  onRead,
}: ChangedSinceProps<Order>) {
  const { t } = useLingui()
  return (
    <section className={classes.card} data-tone="warning" role="alert">
      <strong>
        <Trans>The order was changed after you saw it. Nothing was done; decide again.</Trans>
      </strong>
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

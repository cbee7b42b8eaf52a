import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { ApiError } from '@/api/http/api-error'
import { wordsForPeople } from '@/api/http/words-for-people'
import { Amount } from '@/components/amount'
import { Message } from '@/components/message'
import { StateBadge } from '@/components/state-badge/state-badge'
import { toCapitalYuan } from '@/domain/capital-numerals'
import { debitState } from '@/domain/order-states'
import { OrderCode } from '../../screens/detail/order-code'
import classes from '../../screens/form/order-form.module.css'

interface PickedDebitProps {
  order: DebitOrderDetail | undefined
  error: Error | null
  /** code of the reverse that is edited */
  own: string | undefined
}

/** The debit order that is written off, always as a whole, and what stands in the way. */
export function PickedDebit({ order, error, own }: PickedDebitProps) {
  if (!order) {
    if (!(error instanceof ApiError)) return null
    return (
      <Text size="sm" role="status" className={classes.wide}>
        {wordsForPeople(error) ?? <Message of={error.failure} />}
      </Text>
    )
  }
  const other = order.reverseOrder?.code === own ? undefined : order.reverseOrder?.code
  return (
    <div className={classes.wide}>
      <dl className={classes.budget}>
        <div>
          <dt>
            <Trans>State</Trans>
          </dt>
          <dd>
            <StateBadge state={debitState(order.state)} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Amount (yuan)</Trans>
          </dt>
          <dd>
            <Amount cents={order.amount} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Amount in Chinese words</Trans>
          </dt>
          <dd>{toCapitalYuan(order.amount)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Payment order</Trans>
          </dt>
          <dd>
            {order.paymentCode === undefined ? (
              '—'
            ) : (
              <OrderCode code={order.paymentCode} path="/payment/order/detail" />
            )}
          </dd>
        </div>
      </dl>
      {other === undefined ? null : (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            <Trans>This debit order has a reverse order already:</Trans>{' '}
            <OrderCode code={other} path="/reverse/order/detail" />
          </span>
        </p>
      )}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { Amount } from '@/components/amount'
import { StateBadge } from '@/components/state-badge/state-badge'
import { toCapitalYuan } from '@/domain/capital-numerals'
import { debitState } from '@/domain/order-states'
import { OrderCode } from '../../screens/detail/order-code'
import { FormWarning, PickedOrder, type PickedFailures } from '../../screens/form/picked-order'

interface PickedDebitProps extends PickedFailures {
  order: DebitOrderDetail | undefined
  /** code of the reverse that is edited */
  own: string | undefined
}

/** The debit order that is written off, always as a whole, and what stands in the way. */
export function PickedDebit({ order, own, ...failures }: PickedDebitProps) {
  const other = order?.reverseOrder?.code === own ? undefined : order?.reverseOrder?.code
  return (
    <PickedOrder
      {...failures}
      facts={
        order && [
          {
            id: 'state',
            label: <Trans>State</Trans>,
            value: <StateBadge state={debitState(order.state)} />,
          },
          {
            id: 'amount',
            label: <Trans>Amount (yuan)</Trans>,
            value: <Amount cents={order.amount} />,
          },
          {
            id: 'words',
            label: <Trans>Amount in Chinese words</Trans>,
            value: toCapitalYuan(order.amount),
            lang: 'zh-CN',
          },
          {
            id: 'payment',
            label: <Trans>Payment order</Trans>,
            value:
              order.paymentCode === undefined ? (
                '—'
              ) : (
                <OrderCode code={order.paymentCode} kind="payment" />
              ),
          },
        ]
      }
    >
      {other === undefined ? null : (
        <FormWarning>
          <span>
            <Trans>This debit order has a reverse order already:</Trans>{' '}
            <OrderCode code={other} kind="reverse" />
          </span>
        </FormWarning>
      )}
    </PickedOrder>
  )
}

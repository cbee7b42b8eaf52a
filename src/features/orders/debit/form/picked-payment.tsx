import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { Amount, useFormatAmount } from '@/components/amount'
import { StateBadge } from '@/components/state-badge/state-badge'
import { takesNoPress } from '@/components/takes-no-press'
import { isDebitable, pendingOf } from '@/domain/left-to-debit'
import { parseYuan } from '@/domain/money'
import { paymentState } from '@/domain/order-states'
import { settlementOf } from '@/domain/settlement'
import { FormWarning, PickedOrder, type PickedFailures } from '../../screens/form/picked-order'

interface PickedPaymentProps extends PickedFailures {
  order: PaymentOrderDetail | undefined
  /** cents that can still be debited */
  left: number | undefined
  /** yuan, as typed */
  amount: string
  /** code of the debit that is edited */
  own: string | undefined
  /** takes all that can still be debited */
  onTakeAll: (cents: number) => void
}

/** The payment order that a debit is taken from, and whether it has enough left. */
export function PickedPayment({
  order,
  left,
  amount,
  own,
  onTakeAll,
  ...failures
}: PickedPaymentProps) {
  const formatAmount = useFormatAmount()
  if (!order || left === undefined) {
    return (
      <PickedOrder {...failures} facts={undefined}>
        {null}
      </PickedOrder>
    )
  }
  const cents = parseYuan(amount)
  const isPossible = isDebitable(order)
  const isTooMuch = isPossible && cents !== undefined && cents > left
  const pending = pendingOf(order.debitOrders, own)
  const sum = formatAmount(left)
  return (
    <PickedOrder
      {...failures}
      facts={[
        {
          id: 'state',
          label: <Trans>State</Trans>,
          value: <StateBadge state={paymentState(order.state, settlementOf(order))} />,
        },
        {
          id: 'amount',
          label: <Trans>Amount (yuan)</Trans>,
          value: <Amount cents={order.amount} />,
        },
        {
          id: 'available',
          label: <Trans>Available (yuan)</Trans>,
          value: <Amount cents={order.actual} />,
        },
        ...(pending !== 0
          ? [
              {
                id: 'pending',
                label: <Trans>Pending debits (yuan)</Trans>,
                value: `−${formatAmount(pending)}`,
              },
            ]
          : []),
        { id: 'free', label: <Trans>Free for this debit (yuan)</Trans>, value: sum },
      ]}
      action={
        isPossible && left > 0 ? (
          <Button
            size="compact-sm"
            variant="default"
            {...takesNoPress(cents === left)}
            onClick={() => onTakeAll(left)}
          >
            <Trans>Debit all of it</Trans>
          </Button>
        ) : null
      }
    >
      {isPossible ? null : (
        <FormWarning>
          <Trans>Only a tallied payment order can be debited</Trans>
        </FormWarning>
      )}
      {isTooMuch ? (
        <FormWarning>
          <Trans>The amount is more than the {sum} yuan that are free.</Trans>
        </FormWarning>
      ) : null}
    </PickedOrder>
  )
}

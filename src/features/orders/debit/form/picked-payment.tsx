import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { ApiError } from '@/api/http/api-error'
import { wordsForPeople } from '@/api/http/words-for-people'
import { Amount, useFormatAmount } from '@/components/amount'
import { Message } from '@/components/message'
import { StateBadge } from '@/components/state-badge/state-badge'
import { parseYuan } from '@/domain/money'
import { paymentState } from '@/domain/order-states'
import { settlementOf } from '@/domain/settlement'
import classes from '../../screens/form/order-form.module.css'
import { isDebitable } from './form-values'

interface PickedPaymentProps {
  order: PaymentOrderDetail | undefined
  error: Error | null
  /** cents that can still be debited */
  left: number | undefined
  /** yuan, as typed */
  amount: string
  /** takes all that can still be debited */
  onTakeAll: (cents: number) => void
}

/** The payment order that a debit is taken from, and whether it has enough left. */
export function PickedPayment({ order, error, left, amount, onTakeAll }: PickedPaymentProps) {
  const formatAmount = useFormatAmount()
  if (!order || left === undefined) {
    if (!(error instanceof ApiError)) return null
    return (
      <Text size="sm" role="status" className={classes.wide}>
        {wordsForPeople(error) ?? <Message of={error.failure} />}
      </Text>
    )
  }
  const cents = parseYuan(amount)
  const isPossible = isDebitable(order)
  const isTooMuch = isPossible && cents !== undefined && cents > left
  const sum = formatAmount(left)
  return (
    <div className={classes.wide}>
      <div className={classes.sums}>
        <dl className={classes.budget}>
          <div>
            <dt>
              <Trans>State</Trans>
            </dt>
            <dd>
              <StateBadge state={paymentState(order.state, settlementOf(order))} />
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
              <Trans>Available (yuan)</Trans>
            </dt>
            <dd>
              <Amount cents={order.actual} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Free for this debit (yuan)</Trans>
            </dt>
            <dd>{sum}</dd>
          </div>
        </dl>
        {isPossible && left > 0 ? (
          <Button
            size="compact-sm"
            variant="default"
            disabled={cents === left}
            onClick={() => onTakeAll(left)}
          >
            <Trans>Debit all of it</Trans>
          </Button>
        ) : null}
      </div>
      {isPossible ? null : (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle size={18} aria-hidden />
          <Trans>Only a tallied payment order can be debited</Trans>
        </p>
      )}
      {isTooMuch ? (
        <p className={classes.warning} role="alert">
          <IconAlertTriangle size={18} aria-hidden />
          <Trans>The amount is more than the {sum} yuan that are free.</Trans>
        </p>
      ) : null}
    </div>
  )
}

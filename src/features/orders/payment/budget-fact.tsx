import { Trans } from '@lingui/react/macro'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { BudgetRequest } from '@/api/contract/requests'
import { paymentOrderBudgetOptions, usePaymentOrderBudget } from '@/api/resources/payment-orders'
import { useRetry } from '@/api/user-reads'
import { useFormatAmount } from '@/components/amount'
import { hasAuthority } from '@/domain/authorities'
import { PAYMENT_STATE } from '@/domain/order-states'
import { SETTLEMENT, settlementOf } from '@/domain/settlement'
import { useUser } from '@/session/use-user'
import { Fact, NotRead, Reading } from '../screens/review/facts/fact'
import classes from '../screens/review/facts/facts.module.css'

/** What the budget of an internal order has left, for those who may ask for it: the order authority of payments. */
export function BudgetFact({ order }: { order: PaymentOrderDetail }) {
  const user = useUser()
  const request = budgetRequest(order)
  if (!request || !user || !hasAuthority(user.authorities, 'payment/order')) return null
  return (
    <Fact label={<Trans>Available budget</Trans>}>
      <Available request={request} isTaken={order.state === PAYMENT_STATE.submitted} />
    </Fact>
  )
}

/** What a budget is asked for by; undefined where the order has none. */
function budgetRequest(order: PaymentOrderDetail): BudgetRequest | undefined {
  const { affiliationDepartmentCode, feeItemCode, channelId } = order
  const isComplete =
    affiliationDepartmentCode !== undefined && feeItemCode !== undefined && channelId !== undefined
  if (!isComplete || settlementOf(order) !== SETTLEMENT.internal) return undefined
  return { affiliationDepartmentCode, feeItemCode, channelId }
}

interface AvailableProps {
  request: BudgetRequest
  /** the order is submitted: what is available does not hold its amount any more */
  isTaken: boolean
}

function Available({ request, isTaken }: AvailableProps) {
  const { data, error } = usePaymentOrderBudget(request)
  const retry = useRetry(paymentOrderBudgetOptions(request))
  const formatAmount = useFormatAmount()
  if (!data) return error ? <NotRead onRetry={retry} /> : <Reading />
  const { available } = data
  const amount = formatAmount(Math.abs(available))
  return (
    <>
      {available < 0 ? (
        <strong className={classes.warning}>
          <Trans>Exceeded by {amount} yuan</Trans>
        </strong>
      ) : (
        <Trans>{amount} yuan</Trans>
      )}
      {isTaken ? (
        <div className={classes.muted}>
          <Trans>This order’s amount is taken off already.</Trans>
        </div>
      ) : null}
    </>
  )
}

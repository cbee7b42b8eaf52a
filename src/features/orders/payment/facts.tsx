import type { PaymentOrder, PaymentOrderDetail } from '@/api/contract/payment-order'
import { paymentOrders } from '@/api/resources/payment-orders'
import { PAYMENT_STATE } from '@/domain/order-states'
import { DecisionFacts } from '../screens/review/facts/decision-facts'
import type { FactsView } from '../screens/review/facts/facts-view'
import { recentLooks, type RecentOrder } from '../workflow/recent-orders'
import { BudgetFact } from './budget-fact'
import { paymentType } from './type'

const { id: typeId, kind } = paymentType
const { fetchList } = paymentOrders

function toRecent(order: PaymentOrder): RecentOrder {
  return {
    code: order.code,
    amount: order.amount,
    at: order.gmtCreate,
    payingEntity: order.paymentUnit,
    payingEntityAccount: order.paymentUnitAccount,
    owner: order.ownerName,
    state: paymentType.stateOf(order),
    isRejected: order.state === PAYMENT_STATE.rejected,
  }
}

const look = recentLooks<PaymentOrder, 'loginOwnerId' | 'ownerName'>({
  typeId,
  fetchList,
  toRecent,
})

const paymentFacts: FactsView<PaymentOrderDetail> = {
  toRecent,
  ofApplicant: (order, today) => look(order, today, { loginOwnerId: order.createBy }),
  ofOwner: (order, today) => look(order, today, { ownerName: order.ownerName }),
  Budget: BudgetFact,
}

/** The facts beside the decision on a payment order. */
export function PaymentFacts({ order }: { order: PaymentOrderDetail }) {
  return <DecisionFacts kind={kind} source={paymentFacts} order={order} />
}

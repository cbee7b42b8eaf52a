import type { DebitOrder, DebitOrderDetail } from '@/api/contract/debit-order'
import { debitOrders } from '@/api/resources/debit-orders'
import { DEBIT_STATE } from '@/domain/order-states'
import { DecisionFacts } from '../screens/review/facts/decision-facts'
import type { FactsView } from '../screens/review/facts/facts-view'
import { recentRequest, recentSearch, type RecentOrder } from '../workflow/recent-orders'
import { debitType } from './type'

const { id: typeId, kind } = debitType
const { fetchList } = debitOrders

/** A debit names nobody: those of one payment order have the payee and the owner in common. */
function toRecent(order: DebitOrder): RecentOrder {
  return {
    code: order.code,
    amount: order.amount,
    at: order.gmtCreate,
    payee: order.paymentCode,
    state: debitType.stateOf(order),
    isRejected: order.state === DEBIT_STATE.rejected,
  }
}

const debitFacts: FactsView<DebitOrderDetail> = {
  toRecent,
  ofApplicant: (order, today) => {
    if (order.createBy === undefined) return undefined
    const request = { ...recentRequest(order, today), loginOwnerId: order.createBy }
    return recentSearch({ typeId, fetchList, request, toRecent })
  },
  ofChain: (order, today) => {
    if (order.paymentCode === undefined) return undefined
    const request = { ...recentRequest(order, today), paymentCode: order.paymentCode }
    return recentSearch({ typeId, fetchList, request, toRecent })
  },
}

/** The facts beside the decision on a debit order. */
export function DebitFacts({ order }: { order: DebitOrderDetail }) {
  return <DecisionFacts kind={kind} source={debitFacts} order={order} />
}

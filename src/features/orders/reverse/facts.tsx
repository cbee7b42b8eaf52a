import type { ReverseOrder } from '@/api/contract/reverse-order'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { DEBIT_STATE } from '@/domain/order-states'
import { DecisionFacts } from '../screens/review/facts/decision-facts'
import type { FactsView } from '../screens/review/facts/facts-view'
import { recentRequest, recentSearch, type RecentOrder } from '../workflow/recent-orders'
import { reverseType } from './type'

const { id: typeId, kind } = reverseType
const { fetchList } = reverseOrders

/** A reverse names nobody: those of one payment order have the payee and the owner in common. */
function toRecent(order: ReverseOrder): RecentOrder {
  return {
    code: order.code,
    amount: order.amount,
    at: order.gmtCreate,
    payee: order.paymentCode,
    state: reverseType.stateOf(order),
    isRejected: order.state === DEBIT_STATE.rejected,
  }
}

const reverseFacts: FactsView<ReverseOrder> = {
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

/** The facts beside the decision on a reverse order. */
export function ReverseFacts({ order }: { order: ReverseOrder }) {
  return <DecisionFacts kind={kind} source={reverseFacts} order={order} />
}

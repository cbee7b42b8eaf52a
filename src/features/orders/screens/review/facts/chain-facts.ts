import { CHAIN_ORDER_STATE } from '@/domain/order-states'
import type { OrderBase, OrderWorkflow } from '../../../order-type'
import { recentLooks, type RecentOrder } from '../../../workflow/recent-orders'
import type { FactsView } from './facts-view'

interface ChainOrder extends OrderBase {
  paymentCode?: string | undefined
}

/**
 * The facts of a type that stands below payment orders. Its orders name nobody: those of one payment order have who
 * pays in common.
 */
export function chainFacts<Order extends ChainOrder>(
  { id: typeId, stateOf }: Pick<OrderWorkflow<Order>, 'id' | 'stateOf'>,
  fetchList: Parameters<typeof recentLooks<Order, 'loginOwnerId' | 'paymentCode'>>[0]['fetchList'],
): FactsView<Order> {
  const toRecent = (order: Order): RecentOrder => ({
    code: order.code,
    amount: order.amount,
    at: order.gmtCreate,
    payingEntity: order.paymentCode,
    state: stateOf(order),
    isRejected: order.state === CHAIN_ORDER_STATE.rejected,
  })
  const look = recentLooks<Order, 'loginOwnerId' | 'paymentCode'>({ typeId, fetchList, toRecent })
  return {
    toRecent,
    ofApplicant: (order, today) => look(order, today, { loginOwnerId: order.createBy }),
    ofChain: (order, today) => {
      const { paymentCode } = order
      // The filter brings those of every payment order whose code holds this one's.
      return look(order, today, { paymentCode }, (row) =>
        row.paymentCode === undefined ? undefined : row.paymentCode === paymentCode,
      )
    },
  }
}

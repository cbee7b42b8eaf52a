import { serverTimeNow } from '@/api/china-time-now'
import { LARGEST_PAGE } from '@/api/contract/envelope'
import { fetchAllPages } from '@/api/fetch-all-pages'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { paymentOrders } from '@/api/resources/payment-orders'
import { toChinaTime } from '@/domain/china-time'
import { isWithdrawn } from '@/domain/order-states'
import { paymentWorkflow } from '../workflow'

/** So far back a person's own orders are compared, in ms: 90 days, as long as sent rows are remembered. */
const LOOKED_BACK_MS = 90 * 86_400_000

/**
 * The person's own newest orders of the last 90 days by the server's clock, a thousand at the most, but for what was cancelled or rejected: what this
 * browser remembers of earlier imports says nothing of those from another one.
 *
 * @throws ApiError
 */
export async function fetchOwnOrders(username: string): Promise<readonly PaymentOrder[]> {
  if (username === '') return []
  const request = {
    business: 1,
    loginOwnerId: username,
    createTimeStart: toChinaTime(serverTimeNow() - LOOKED_BACK_MS),
  }
  const { rows } = await fetchAllPages(
    (page) => paymentOrders.fetchList({ ...request, ...page }, { fresh: true }),
    { rowKey: ({ code }) => code, most: LARGEST_PAGE },
  )
  return rows.filter((order) => !isWithdrawn(order))
}

/** The codes of orders that hold just what each row says, by the row's key; rows without any have none. */
export function ordersAlike(
  rows: readonly { key: string; document: object }[],
  orders: readonly PaymentOrder[],
): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>()
  for (const order of orders) {
    const likeness = paymentWorkflow.likeness({ ...order })
    codes.set(likeness, [...(codes.get(likeness) ?? []), order.code])
  }
  return new Map(
    rows.flatMap(({ key, document }) => {
      const found = codes.get(paymentWorkflow.likeness({ ...document }))
      return found ? [[key, found]] : []
    }),
  )
}

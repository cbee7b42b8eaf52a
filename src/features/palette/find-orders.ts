import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { debitOrders } from '@/api/balance/debit-orders'
import { LIST_STALE_MS } from '@/api/balance/freshness'
import type { OrderKind } from '@/api/balance/order-reads'
import { paymentOrders } from '@/api/balance/payment-orders'
import { reverseOrders } from '@/api/balance/reverse-orders'
import type { User } from '@/api/contract/session'
import { hasAuthority } from '@/domain/authorities'
import { debitState, paymentState, reverseState, type OrderState } from '@/domain/order-states'
import { settlementOf } from '@/domain/settlement'
import { orderListRequest, type OrderListRequest } from '../orders/list/order-list-request'

/** An order that was found by its code, and the screen on which this person may see it. */
export interface FoundOrder {
  kind: OrderKind
  code: string
  title: MessageDescriptor
  state: OrderState
  path: string
}

type FindRequest = OrderListRequest & { code: string }

/** A row of any type's list; of payment orders the channel tells what two states are called. */
type Row = { code: string; state: number } & Parameters<typeof settlementOf>[0]

interface Findable {
  keys: { list: (request: object) => QueryKey }
  fetchList: (request: FindRequest, options: { signal: AbortSignal }) => Promise<{ rows: Row[] }>
}

interface FoundType {
  kind: OrderKind
  area: 'payment' | 'debit' | 'reverse'
  reads: Findable
  title: (code: string) => MessageDescriptor
  stateOf: (row: Row) => OrderState
}

const TYPES: readonly FoundType[] = [
  {
    kind: 'payment-order',
    area: 'payment',
    reads: paymentOrders,
    title: (code) => msg`Payment order ${code}`,
    stateOf: (row) => paymentState(row.state, settlementOf(row)),
  },
  {
    kind: 'debit-order',
    area: 'debit',
    reads: debitOrders,
    title: (code) => msg`Debit order ${code}`,
    stateOf: ({ state }) => debitState(state),
  },
  {
    kind: 'reverse-order',
    area: 'reverse',
    reads: reverseOrders,
    title: (code) => msg`Reverse order ${code}`,
    stateOf: ({ state }) => reverseState(state),
  },
]

/** How many orders of a type are shown. */
const SHOWN = 5

/** Whether what was typed may be a part of an order's code: letters and digits, four of the latter. */
export function mayBeCode(typed: string): boolean {
  return /^[a-z]*\d{4,}$/i.test(typed.trim())
}

/**
 * The searches for orders by code that a person may make: a type's working list where they hold its
 * order area, what was submitted where they only hold its confirm area.
 */
export function orderSearches(typed: string, user: User) {
  const code = typed.trim().toUpperCase()
  return TYPES.flatMap(({ kind, area, reads, title, stateOf }) => {
    const mayOpen = hasAuthority(user.authorities, `${area}/order`)
    const mayConfirm = hasAuthority(user.authorities, `${area}/confirm`)
    if (!mayOpen && !mayConfirm) return []
    const path = mayOpen ? `/${area}/order/detail` : `/${area}/confirm/submit`
    const search = { code, pageNum: 1, pageSize: SHOWN }
    // Who may confirm sees everybody's submitted orders, who may raise them their own unfinished ones.
    const requests = [mayOpen && (1 as const), mayConfirm && (2 as const)].flatMap((business) =>
      business ? (orderListRequest(search, ['code'], user, business) ?? []) : [],
    )
    return requests.map((request) =>
      queryOptions({
        queryKey: [...reads.keys.list(request), 'by-code'],
        queryFn: async ({ signal }): Promise<FoundOrder[]> => {
          const { rows } = await reads.fetchList(request, { signal })
          return rows.map((row) => ({
            kind,
            code: row.code,
            title: title(row.code),
            state: stateOf(row),
            path,
          }))
        },
        staleTime: LIST_STALE_MS,
      }),
    )
  })
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { debitOrders } from '@/api/balance/debit-orders'
import { LIST_STALE_MS } from '@/api/balance/freshness'
import type { OrderKind } from '@/api/balance/order-reads'
import { paymentOrders } from '@/api/balance/payment-orders'
import { reverseOrders } from '@/api/balance/reverse-orders'
import type { User } from '@/api/contract/session'
import { hasAuthority, type AuthorityCode } from '@/domain/authorities'
import { DEBIT_STATE, PAYMENT_STATE } from '@/domain/order-states'
import { orderListRequest } from '../orders/list/order-list-request'
import type { Counted, CountedReads, CountRequest } from './count-approved'

/** As much of a type's reads as counting takes. */
interface Countable extends CountedReads {
  keys: { list: (request: object) => QueryKey }
}

/** A number of orders that wait for a person, and the list that shows exactly those. */
export interface WaitingWork {
  name: MessageDescriptor
  path: string
  search: Readonly<Record<string, string | number>>
  /** the list call that counts them */
  count: ReturnType<typeof countOptions>
  /** takes more calls than one: not before the browser has nothing better to do */
  isLater: boolean
}

/** What waits for a person in one order type. */
export interface WaitingGroup {
  kind: OrderKind
  name: MessageDescriptor
  works: readonly WaitingWork[]
}

interface WorkRule {
  name: MessageDescriptor
  state: number
  /** the area whose list shows it, and what the list is asked for beside the state */
  area: AuthorityCode
  business: 1 | 2
  /** the state stands in the list's URL, unless the list shows it without being told */
  search?: Readonly<Record<string, string>> | 'implied'
  /** not counted for who holds this area: it is counted there */
  unless?: AuthorityCode
  /** of those in the state only what was approved: their logs tell */
  isApproved?: boolean
}

/** How many orders a list call matches. It stands among the lists, so every write makes it stale. */
function countOptions(reads: Countable, request: CountRequest, isApproved: boolean) {
  return queryOptions({
    queryKey: [...reads.keys.list(request), isApproved ? 'approved' : 'total'],
    queryFn: async ({ client, signal }): Promise<Counted> => {
      if (isApproved) {
        const { countApproved } = await import('./count-approved')
        return countApproved(client, reads, request, signal)
      }
      return { count: (await reads.fetchList(request, { signal })).total, isAtLeast: false }
    },
    staleTime: LIST_STALE_MS,
  })
}

/** A debit or reverse that was approved while the accounting system was down stays in its state. */
const APPROVED = {
  name: msg`Approved, not tallied`,
  state: DEBIT_STATE.submitted,
  isApproved: true,
} as const

/** Saved and rejected orders wait for who raises orders, submitted ones for who confirms them. */
function deductionRules(area: 'debit' | 'reverse'): WorkRule[] {
  const [order, confirm] = [`${area}/order`, `${area}/confirm`] as const
  return [
    { name: SAVED, state: DEBIT_STATE.saved, area: order, business: 1 },
    { name: REJECTED, state: DEBIT_STATE.rejected, area: order, business: 1 },
    {
      name: msg`Awaiting confirmation`,
      state: DEBIT_STATE.submitted,
      area: confirm,
      business: 2,
      search: 'implied',
    },
    { ...APPROVED, area: confirm, business: 2, search: 'implied' },
    { ...APPROVED, area: order, business: 1, unless: confirm },
  ]
}

/** The names of states, of several orders: Spanish says them in the plural. */
const SAVED = msg({ context: 'orders', message: 'Saved' })
const REJECTED = msg({ context: 'orders', message: 'Rejected' })

const NOT_TALLIED = {
  name: msg`Verified or confirmed, not tallied`,
  state: PAYMENT_STATE.confirmed,
} as const

const TYPES: readonly {
  kind: OrderKind
  name: MessageDescriptor
  reads: Countable
  rules: readonly WorkRule[]
}[] = [
  {
    kind: 'payment-order',
    name: msg`Payment orders`,
    reads: paymentOrders,
    rules: [
      { name: SAVED, state: PAYMENT_STATE.saved, area: 'payment/order', business: 1 },
      { name: REJECTED, state: PAYMENT_STATE.rejected, area: 'payment/order', business: 1 },
      {
        name: msg`Awaiting verification or confirmation`,
        state: PAYMENT_STATE.submitted,
        area: 'payment/confirm',
        business: 2,
        search: 'implied',
      },
      { ...NOT_TALLIED, area: 'payment/confirm', business: 2, search: { tab: 'all' } },
      { ...NOT_TALLIED, area: 'payment/order', business: 1, unless: 'payment/confirm' },
    ],
  },
  {
    kind: 'debit-order',
    name: msg`Debit orders`,
    reads: debitOrders,
    rules: deductionRules('debit'),
  },
  {
    kind: 'reverse-order',
    name: msg`Reverse orders`,
    reads: reverseOrders,
    rules: deductionRules('reverse'),
  },
]

function workOf(rule: WorkRule, reads: Countable, user: User): WaitingWork[] {
  const { name, state, area, business, search = {}, unless, isApproved = false } = rule
  const holds = (code: AuthorityCode) => hasAuthority(user.authorities, code)
  if (!holds(area) || (unless !== undefined && holds(unless))) return []
  const paging = { pageNum: 1, pageSize: 1 }
  const request = orderListRequest({ state, ...paging }, ['state'], user, business)
  if (!request) return []
  return [
    {
      name,
      path: `/${area}/list`,
      search: search === 'implied' ? {} : { ...search, state },
      count: countOptions(reads, request, isApproved),
      isLater: isApproved,
    },
  ]
}

/** What waits for a person, by order type; a type without anything they may see is left out. */
export function waitingWork(user: User): WaitingGroup[] {
  return TYPES.flatMap(({ kind, name, reads, rules }) => {
    const works = rules.flatMap((rule) => workOf(rule, reads, user))
    return works.length > 0 ? [{ kind, name, works }] : []
  })
}

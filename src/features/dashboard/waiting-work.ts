import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { LIST_STALE_MS } from '@/api/resources/freshness'
import type { User } from '@/api/contract/session'
import { hasAuthority, type AuthorityCode } from '@/domain/authorities'
import type { OrderKind } from '@/domain/order-kinds'
import { CHAIN_ORDER_STATE, PAYMENT_STATE } from '@/domain/order-states'
import { orderListRequest } from '../orders/workflow/list-request'
import { ORDER_TYPES, type AnyListRequest, type AnyOrderType } from '../orders/registry'
import type { Counted } from './count-approved'
import type { OrderPaths } from '../orders/order-type'
import type { AppSearch } from '@/shell/app-href'

/** A number of orders that wait for a person, and the list that shows exactly those, or those among which they are. */
export interface WaitingWork {
  name: MessageDescriptor
  path: OrderPaths['list' | 'confirmList']
  search: AppSearch<OrderPaths['list' | 'confirmList']>
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
  area: `${OrderKind}/order` | `${OrderKind}/confirm`
  business: 1 | 2
  /** the state stands in the list's URL, unless the list shows it without being told */
  search?: Readonly<Record<string, string>> | 'implied'
  /** not counted for who holds this area: it is counted there */
  unless?: AuthorityCode
  /** of those in the state only what was approved: their logs tell */
  isApproved?: boolean
}

/** How many orders a list call matches. It stands among the lists, so every write makes it stale. */
function countOptions(type: AnyOrderType, request: AnyListRequest, isApproved: boolean) {
  return queryOptions({
    queryKey: [...type.reads.keys.list(request), isApproved ? 'approved' : 'total'],
    queryFn: async ({ client, signal }): Promise<Counted> => {
      if (isApproved) {
        const { countApproved } = await import('./count-approved')
        return countApproved(client, type, request, signal)
      }
      const { total, isAtLeast = false } = await type.reads.fetchList(request, { signal })
      return { count: total, isAtLeast }
    },
    staleTime: LIST_STALE_MS,
  })
}

/** A debit or reverse that was approved while the accounting system was down stays in its state. */
const APPROVED = {
  name: msg`Approved, not tallied`,
  state: CHAIN_ORDER_STATE.submitted,
  isApproved: true,
} as const

/** Saved and rejected orders wait for who raises orders, submitted ones for who confirms them. */
function waitingRules(kind: 'debit' | 'reverse'): WorkRule[] {
  const [order, confirm] = [`${kind}/order`, `${kind}/confirm`] as const
  return [
    { name: SAVED, state: CHAIN_ORDER_STATE.saved, area: order, business: 1 },
    { name: REJECTED, state: CHAIN_ORDER_STATE.rejected, area: order, business: 1 },
    {
      name: msg`Awaiting confirmation`,
      state: CHAIN_ORDER_STATE.submitted,
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

const RULES: Readonly<Record<OrderKind, readonly WorkRule[]>> = {
  payment: [
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
  debit: waitingRules('debit'),
  reverse: waitingRules('reverse'),
}

function workOf(rule: WorkRule, type: AnyOrderType, user: User): WaitingWork[] {
  const { name, state, area, business, search = {}, unless, isApproved = false } = rule
  const holds = (code: AuthorityCode) => hasAuthority(user.authorities, code)
  if (!holds(area) || (unless !== undefined && holds(unless))) return []
  const request = orderListRequest({ state, pageNum: 1, pageSize: 1 }, user, business)
  if (!request) return []
  return [
    {
      name,
      path: `/${area}/list`,
      search: search === 'implied' ? {} : { ...search, state },
      count: countOptions(type, request, isApproved),
      isLater: isApproved,
    },
  ]
}

/** What waits for a person, by order type; a type without anything they may see is left out. */
export function waitingWork(user: User): WaitingGroup[] {
  return Object.values(ORDER_TYPES).flatMap((type) => {
    const works = RULES[type.kind].flatMap((rule) => workOf(rule, type, user))
    return works.length > 0 ? [{ kind: type.kind, name: type.names.plural, works }] : []
  })
}

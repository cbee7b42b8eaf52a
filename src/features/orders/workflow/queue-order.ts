import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { sumCents, type CentsSum } from '@/domain/money'
import { readStored, writeStored } from '@/session/stored-value'
import type { GroupMember, QueuedOrder } from '../queued-order'

export const QUEUE_ORDERS = ['newest', 'oldest', 'largest'] as const
export const QUEUE_GROUPINGS = ['applicant', 'department', 'principal'] as const

export const queueChoice = v.object({
  order: v.fallback(v.picklist(QUEUE_ORDERS), 'newest'),
  groupBy: v.fallback(v.optional(v.picklist(QUEUE_GROUPINGS)), undefined),
})
/** How a person goes through queues of a type. */
export type QueueChoice = v.InferOutput<typeof queueChoice>

/** What a person chose last for a queue of a type, in this browser, for the next one; newest first and no groups until then. */
export function rememberedChoice(username: string, type: string): QueueChoice {
  const stored = readStored('queue', username, type)
  return v.parse(v.fallback(queueChoice, { order: 'newest', groupBy: undefined }), stored)
}

export function rememberChoice(username: string, type: string, choice: QueueChoice): void {
  writeStored('queue', username, type, choice)
}

/** Orders of a queue that belong together. */
export interface QueueGroup {
  /** undefined for orders that say nothing of what is grouped by, and where nothing is */
  of: GroupMember | undefined
  orders: QueuedOrder[]
  sum: CentsSum
}

/**
 * The orders of a queue as a person goes through them, group after group. Groups come in the order of their first
 * order; without groups there is one. Nothing comes to the queue by it and nothing leaves it.
 *
 * @param orders in the server's order, newest first: it decides between orders that are alike
 * @param isPasted whether they were asked for by a list of codes: they come in its order, as they do in the list, unless a
 * person wants another than the list's
 */
export function arrangeQueue(
  orders: readonly QueuedOrder[],
  { order, groupBy }: QueueChoice,
  isPasted = false,
): QueueGroup[] {
  const groups = new Map<string | undefined, Omit<QueueGroup, 'sum'>>()
  for (const each of isPasted && order === 'newest' ? orders : inOrder(orders, order)) {
    const of = groupBy && each[groupBy]
    const group = groups.get(of?.key)
    if (group) group.orders.push(each)
    else groups.set(of?.key, { of, orders: [each] })
  }
  return [...groups.values()].map((group) => ({
    ...group,
    sum: sumCents(group.orders.map(({ amount }) => amount)),
  }))
}

function inOrder(
  orders: readonly QueuedOrder[],
  order: QueueChoice['order'],
): readonly QueuedOrder[] {
  switch (order) {
    case 'newest':
      return orders.toSorted((a, b) => timeOf(b, 0) - timeOf(a, 0))
    case 'oldest':
      // Alike, the one that the server has last is the older one. Without a time nobody knows: they come last.
      return orders
        .toReversed()
        .toSorted((a, b) => timeOf(a, Number.MAX_VALUE) - timeOf(b, Number.MAX_VALUE))
    case 'largest':
      return orders.toSorted((a, b) => b.amount - a.amount)
  }
}

const timeOf = ({ createdAt }: QueuedOrder, unknown: number) => createdAt ?? unknown

/** Why orders can't be decided on, each reason once with how many it concerns. */
export function countReasons(
  reasons: readonly (QueuedOrder['reason'] | undefined)[],
  i18n: I18n,
): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const each of reasons) {
    if (!each) continue
    const text = i18n._(each.id, {}, each.message === undefined ? {} : { message: each.message })
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => ({ reason: text, count }))
}

import * as v from 'valibot'
import { sumCents, type CentsSum } from '@/domain/money'
import { waitsForDecision } from '@/domain/order-states'
import type { OrderAction } from '@/domain/transitions'
import { readUserValue, useUserValue, writeUserValue } from '@/session/user-storage'
import { queueResultsName, queuesHolding } from './queue-store'

/** What became of an order of a queue, as far as the person who goes through it knows. */
export type QueueOutcome =
  | 'approved'
  | 'rejected'
  /** looked at and left without a decision */
  | 'passed'
  /** it was sent, and nobody knows yet whether it was done */
  | 'unknown'
  /** it waited no more before the person came to it: somebody had decided on it, or it was cancelled */
  | 'elsewhere'

/** What a decision that was done is in a queue. */
export function decisionOutcome(
  decision: Extract<OrderAction, 'approve' | 'reject'>,
): Extract<QueueOutcome, 'approved' | 'rejected'> {
  return decision === 'approve' ? 'approved' : 'rejected'
}

const queueResult = v.object({
  outcome: v.picklist(['approved', 'rejected', 'passed', 'unknown', 'elsewhere']),
  /** integer cents, as it was seen */
  amount: v.pipe(v.number(), v.safeInteger()),
  /** of a decision whose outcome is unknown: which one it was */
  sent: v.optional(v.picklist(['approved', 'rejected'])),
})
export type QueueResult = v.InferOutput<typeof queueResult>

/** By code; what can't be read counts as not looked at. */
export type QueueResults = Readonly<Record<string, QueueResult>>

const queueResults = v.fallback(v.record(v.string(), queueResult), {})

function read(stored: unknown): QueueResults {
  return v.parse(queueResults, stored ?? {})
}

/** What became of the orders of a queue; it follows every change. */
export function useQueueResults(username: string, id: string): QueueResults {
  return read(useUserValue(username, queueResultsName(id)))
}

/** Notes what became of an order. Nothing where the order stands in no queue. */
export function recordQueueResult(
  username: string,
  id: string | undefined,
  code: string,
  next: (before: QueueResult | undefined) => QueueResult | undefined,
): void {
  if (id === undefined) return
  const name = queueResultsName(id)
  const results = read(readUserValue(username, name))
  const before = results[code]
  const after = next(before)
  const isSame =
    before?.outcome === after?.outcome &&
    before?.amount === after?.amount &&
    before?.sent === after?.sent
  if (after && !isSame) writeUserValue(username, name, { ...results, [code]: after })
}

/** Notes a decision that was done, wherever it was taken, in every queue of its type that holds the order. */
export function recordDecision(
  username: string,
  type: string,
  { code, amount }: { code: string; amount: number },
  outcome: 'approved' | 'rejected',
): void {
  for (const id of queuesHolding(username, type, code)) {
    recordQueueResult(username, id, code, () => ({ outcome, amount, sent: outcome }))
  }
}

/**
 * Notes a decision that is found out to be done after its answer was lost, on whatever page, in every queue that has come to the
 * order: its amount is known from there.
 */
export function recordFoundDone(
  username: string,
  type: string,
  code: string,
  outcome: 'approved' | 'rejected',
): void {
  for (const id of queuesHolding(username, type, code)) {
    recordQueueResult(username, id, code, (before) => before && { ...before, outcome })
  }
}

/**
 * What is known of an order when it shows. A decision of one's own stays; one that was lost follows what has been
 * found out about it.
 *
 * @param own what became of the person's own write whose answer was lost
 */
export function resultWhenSeen(
  before: QueueResult | undefined,
  { state, amount }: { state: number; amount: number },
  own: 'none' | 'unknown' | 'done',
): QueueResult | undefined {
  if (before?.outcome === 'approved' || before?.outcome === 'rejected') return before
  if (before?.outcome === 'unknown') {
    if (own === 'unknown') return before
    if (own === 'done' && before.sent) return { outcome: before.sent, amount: before.amount }
  }
  return { outcome: waitsForDecision({ state }) ? 'passed' : 'elsewhere', amount }
}

/** A line of what is said at the end of a queue. */
export interface QueueCount {
  outcome: QueueOutcome | 'unopened'
  codes: readonly string[]
  /** undefined for orders that nobody looked at: their amounts are not known */
  sum: CentsSum | undefined
}

/** Always said, whether there are any or not. */
const ALWAYS: readonly QueueCount['outcome'][] = ['approved', 'rejected', 'passed', 'unknown']
const ORDER: readonly QueueCount['outcome'][] = [...ALWAYS, 'elsewhere', 'unopened']

/** How many orders of a queue were approved, rejected, passed over …, with their sums: every code counts once. */
export function countQueue(codes: readonly string[], results: QueueResults): QueueCount[] {
  return ORDER.flatMap((outcome) => {
    const found = codes.filter((code) => (results[code]?.outcome ?? 'unopened') === outcome)
    if (found.length === 0 && !ALWAYS.includes(outcome)) return []
    const sum = sumCents(found.map((code) => results[code]?.amount ?? 0))
    return [{ outcome, codes: found, sum: outcome === 'unopened' ? undefined : sum }]
  })
}

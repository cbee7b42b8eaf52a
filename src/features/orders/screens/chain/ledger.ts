import type { DebitOrder } from '@/api/contract/debit-order'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { hasGivenBack, hasTaken } from '@/domain/chain-effects'
import { fromWireTime, type WireTime } from '@/domain/china-time'
import { isPendingDebit, leftToDebit, pendingOf } from '@/domain/left-to-debit'
import { sumCents, type CentsSum } from '@/domain/money'
import { moneyLeft } from '@/domain/money-left'
import { CHAIN_ORDER_STATE } from '@/domain/order-states'

/** The orders that hang together, each made of the one before. */
export const CHAIN = ['payment', 'debit', 'reverse'] as const

/** What a line of the ledger stands for; `given-back` speaks for a reverse order that can't be read. */
export type LedgerKind = (typeof CHAIN)[number] | 'given-back'

/** One document of the chain, or what is known of one. Amounts in cents. */
export interface LedgerLine {
  kind: LedgerKind
  /** the document's own code; undefined where the document itself is not known */
  code: string | undefined
  /** the debit order that was written off; of reverses only */
  debitCode: string | undefined
  state: number | undefined
  taken: number
  /** what a debit has asked for and does not have yet: no part of the balance */
  pending: number
  givenBack: number
  /** what is left to debit behind this line */
  balance: CentsSum
  by: string | undefined
  at: WireTime | undefined
  remark: string | undefined
  /** its last change */
  version: WireTime | undefined
}

/** The chain payment → debits → reverses, added up. Amounts in cents. */
export interface Ledger {
  /** at least one: the payment order itself */
  lines: LedgerLine[]
  taken: CentsSum
  /** what debits have asked for and do not have yet */
  pending: CentsSum
  givenBack: CentsSum
  /** what is left by the lines */
  balance: CentsSum
  /** what the payment order says is left; 0 of a cancelled one */
  left: number
  /** what may still be debited: what the payment order says is left, less what is pending */
  free: number
  /** what the payment order says is left, less what the lines say; 0 where they agree */
  difference: CentsSum
}

type Entry = Omit<LedgerLine, 'balance'>

/** What every line tells of its document. */
type Facts = Pick<DebitOrder, 'code' | 'createName' | 'createBy' | 'gmtCreate' | 'remark'> &
  Partial<Pick<DebitOrder, 'gmtModified'>>

/** The payment order, as far as its ledger needs it. */
export type LedgerSource = Facts &
  Pick<PaymentOrderDetail, 'state' | 'amount' | 'actual' | 'debitOrders'>

/**
 * Adds a payment order, its debits and its reverses up, in order of time. A debit takes its amount once
 * it is tallied, also when it was reversed later; a tallied reverse gives it back. Others stand there
 * without effect, a debit that waits with what it has asked for. See docs/domain/orders.md, "Reverse order".
 *
 * @param reverses the reverse orders of the payment order as far as they can be read; where the one
 *   that reversed a debit is not among them, a `given-back` line stands for it
 */
export function makeLedger(
  order: LedgerSource,
  reverses: readonly ReverseOrder[] | undefined,
): Ledger {
  const dated = order.debitOrders.flatMap((debit) => debitEntries(debit, reverses ?? []))
  const known = new Map(order.debitOrders.map((debit) => [debit.code, timeOf(debit.gmtCreate)]))
  for (const reverse of reverses ?? []) {
    // Whatever the clocks said, a reverse came after its debit.
    const debitAt = known.get(reverse.debitCode ?? '') ?? Number.NEGATIVE_INFINITY
    dated.push({ at: Math.max(timeOf(reverse.gmtCreate), debitAt), entry: reverseEntry(reverse) })
  }
  const entries = [paymentEntry(order), ...dated.toSorted(byTime).map(({ entry }) => entry)]

  const left = moneyLeft(order)
  // A cancelled order grants nothing.
  let balance: CentsSum = left === undefined ? 0 : order.amount
  const lines: LedgerLine[] = []
  for (const entry of entries) {
    balance = sumCents([balance, entry.givenBack, -entry.taken])
    lines.push({ ...entry, balance })
  }
  return {
    lines,
    taken: sumCents(entries.map(({ taken }) => taken)),
    pending: pendingOf(order.debitOrders),
    givenBack: sumCents(entries.map(({ givenBack }) => givenBack)),
    balance,
    left: left ?? 0,
    free: leftToDebit(order, undefined),
    difference: balance === 'too-large' ? balance : sumCents([left ?? 0, -balance]),
  }
}

interface DatedEntry {
  /** epoch ms by which the line finds its place */
  at: number
  entry: Entry
}

const NO_EFFECT = { taken: 0, pending: 0, givenBack: 0 } as const

function paymentEntry(order: LedgerSource): Entry {
  return {
    ...facts(order),
    kind: 'payment',
    debitCode: undefined,
    state: order.state,
    ...NO_EFFECT,
  }
}

/** A debit's line, and for one that was reversed by an order that can't be read, what came back. */
function debitEntries(debit: DebitOrder, reverses: readonly ReverseOrder[]): DatedEntry[] {
  const at = timeOf(debit.gmtCreate)
  const entries: DatedEntry[] = [
    {
      at,
      entry: {
        ...facts(debit),
        kind: 'debit',
        debitCode: undefined,
        state: debit.state,
        ...NO_EFFECT,
        ...(hasTaken(debit) ? { taken: debit.amount } : {}),
        ...(isPendingDebit(debit) ? { pending: debit.amount } : {}),
      },
    },
  ]
  if (
    debit.state === CHAIN_ORDER_STATE.reversed &&
    !reverses.some((reverse) => hasReversed(reverse, debit))
  ) {
    // Nothing changes a debit any more once it was reversed: its last change was the reverse.
    const { code, gmtModified } = debit
    entries.push({
      at: Math.max(gmtModified === undefined ? at : timeOf(gmtModified), at),
      entry: {
        kind: 'given-back',
        code: undefined,
        debitCode: code,
        state: undefined,
        ...NO_EFFECT,
        givenBack: debit.amount,
        by: undefined,
        at: gmtModified,
        remark: undefined,
        version: gmtModified,
      },
    })
  }
  return entries
}

function hasReversed(reverse: ReverseOrder, debit: DebitOrder): boolean {
  return reverse.debitCode === debit.code && hasGivenBack(reverse)
}

function reverseEntry(reverse: ReverseOrder): Entry {
  return {
    ...facts(reverse),
    kind: 'reverse',
    debitCode: reverse.debitCode,
    state: reverse.state,
    ...NO_EFFECT,
    givenBack: hasGivenBack(reverse) ? reverse.amount : 0,
  }
}

function facts({ code, createName, createBy, gmtCreate, gmtModified, remark }: Facts) {
  return { code, by: createName ?? createBy, at: gmtCreate, remark, version: gmtModified }
}

/** Epoch ms; what has no readable time stands last. */
function timeOf(value: WireTime | undefined): number {
  return (value === undefined ? undefined : fromWireTime(value)) ?? Number.POSITIVE_INFINITY
}

const RANK: Record<LedgerKind, number> = { payment: 0, debit: 1, reverse: 2, 'given-back': 2 }

/** Within the same second a debit stands before what gave it back; then by code. */
function byTime(left: DatedEntry, right: DatedEntry): number {
  if (left.at !== right.at) return left.at < right.at ? -1 : 1
  const rank = RANK[left.entry.kind] - RANK[right.entry.kind]
  return rank === 0 ? compareCodes(codeOf(left), codeOf(right)) : rank
}

function codeOf({ entry: { code, debitCode } }: DatedEntry): string {
  return code ?? debitCode ?? ''
}

function compareCodes(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

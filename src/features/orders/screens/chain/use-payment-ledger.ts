import { useRetry } from '@/api/user-reads'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { useUser } from '@/session/use-user'
import { makeLedger, type Ledger } from './ledger'
import type { User } from '@/api/contract/session'
import { isInternalEnterprise } from '@/domain/authorities'
import { hasTaken } from '@/domain/chain-effects'
import { reverseRules } from '@/domain/chain-order-transitions'
import { mayDecide } from '@/domain/order-readers'
import { mayRaise } from '@/domain/transitions'
import { usePageQuery } from '@/platform/use-page-query'
import { reversesOfPayment, type ReverseScope } from './reverses-of-payment'

interface PaymentLedger {
  ledger: Ledger
  /** of the reverse orders; `unasked` where there can be none, or the person has no list of all of them */
  reverses: 'unasked' | 'loading' | 'failed' | 'known'
  retry: () => void
}

interface LedgerOptions {
  /** a reverse order that is known anyway */
  reverse?: ReverseOrder | undefined
  /** reads the reverse orders again even when those in the cache are fresh */
  refetch?: boolean
}

/**
 * The ledger of a payment order. It is there at once and adds up without its reverse orders too; they
 * put names to what was given back.
 */
export function usePaymentLedger(
  order: PaymentOrderDetail,
  { reverse, refetch = false }: LedgerOptions = {},
): PaymentLedger {
  const scope = reverseScope(useUser())
  // Only what was tallied can be reversed.
  const hasReversible = order.debitOrders.some(hasTaken)
  const isWaitedFor = scope !== undefined && hasReversible
  const options = reversesOfPayment(order.code, scope ?? { business: 2 })
  const { data, error } = usePageQuery({
    ...options,
    ...(refetch ? { staleTime: 0 } : {}),
    enabled: isWaitedFor,
  })
  const retry = useRetry(options)
  // A part of them would pass for all: it counts as not read.
  const isPart = data?.isInconsistent === true
  const known =
    isWaitedFor && !isPart ? data?.rows.filter((row) => isReverseOf(row, order)) : undefined
  return {
    ledger: makeLedger(order, withKnown(known, reverse)),
    reverses: !isWaitedFor ? 'unasked' : known ? 'known' : error || isPart ? 'failed' : 'loading',
    retry,
  }
}

/**
 * Whether a reverse order is one of a payment order: the list gives those of every payment order whose code holds this one's.
 * One that does not name its payment order is told by its debit.
 */
function isReverseOf(
  { paymentCode, debitCode }: ReverseOrder,
  { code, debitOrders }: PaymentOrderDetail,
): boolean {
  return paymentCode === undefined
    ? debitOrders.some((debit) => debit.code === debitCode)
    : paymentCode === code
}

/** Whether every line of the ledger is there that will be, as far as the person may read. */
export function hasAllLines(reverses: PaymentLedger['reverses']): boolean {
  return reverses === 'known' || reverses === 'unasked'
}

/** The reverse orders that were read, and one that is known anyway where it is not among them. */
function withKnown(
  rows: readonly ReverseOrder[] | undefined,
  known: ReverseOrder | undefined,
): readonly ReverseOrder[] | undefined {
  if (!known || rows?.some(({ code }) => code === known.code)) return rows
  return [...(rows ?? []), known]
}

/**
 * How a person reads the reverse orders of a payment order: all of them as what is to be confirmed (2), or
 * in the working list where that is everybody's; else their own. Nobody's without a list: `undefined`.
 * See docs/domain/people.md, "Whose list".
 */
export function reverseScope(user: User | undefined): ReverseScope | undefined {
  if (!user) return undefined
  if (mayDecide(reverseRules, user)) return { business: 2 }
  if (!mayRaise(reverseRules, user)) return undefined
  if (isInternalEnterprise(user.enterprise)) return { business: 1 }
  return user.username ? { business: 1, loginOwnerId: user.username } : undefined
}

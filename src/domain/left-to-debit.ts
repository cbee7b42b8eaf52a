import { sumCents, type CentsSum } from './money'
import { PAYMENT_STATE, waitsForDecision } from './order-states'

/** A debit of a payment order, as far as it takes from it. Amount in cents. */
interface DebitOfPayment {
  code: string
  state: number
  amount: number
}

/** Whether a debit has asked for its amount and does not have it yet: only what was submitted is spoken for. */
export function isPendingDebit(debit: Pick<DebitOfPayment, 'state'>): boolean {
  return waitsForDecision(debit)
}

/**
 * What can still be debited from a payment order, in cents: what is left of it, less what other debits
 * have asked for and nobody has decided on. See docs/domain/orders.md, "Debit order".
 *
 * @param own code of the debit that is edited: it does not stand in its own way
 */
export function leftToDebit(
  {
    actual,
    state,
    debitOrders,
  }: { actual: number; state: number; debitOrders: readonly DebitOfPayment[] },
  own: string | undefined,
): number {
  if (!isDebitable({ state })) return 0
  const pending = pendingOf(debitOrders, own)
  // More than any order has.
  return pending === 'too-large' ? 0 : Math.max(0, actual - pending)
}

/**
 * What debits of a payment order have asked for and do not have yet, in cents.
 *
 * @param own code of a debit that is left out
 */
export function pendingOf(debits: readonly DebitOfPayment[], own?: string): CentsSum {
  const pending = debits.filter((debit) => isPendingDebit(debit) && debit.code !== own)
  return sumCents(pending.map(({ amount }) => amount))
}

/** Only a tallied payment order can be debited: one that is used up has nothing left either. */
export function isDebitable({ state }: { state: number }): boolean {
  return state === PAYMENT_STATE.tallied
}

import { CHAIN_ORDER_STATE } from './order-states'

/** Whether a debit has taken its amount from the payment order: also when it was reversed later. */
export function hasTaken({ state }: { state: number }): boolean {
  return state === CHAIN_ORDER_STATE.tallied || state === CHAIN_ORDER_STATE.reversed
}

/** Whether a reverse has given its debit's amount back. */
export function hasGivenBack({ state }: { state: number }): boolean {
  return state === CHAIN_ORDER_STATE.tallied
}

/** A debit, as far as it tells whether it can be written off. */
interface ReversibleDebit {
  state: number
  reverseOrder?: { code: string } | null | undefined
}

/**
 * Whether a debit can be written off: it is tallied, and no other reverse order of it is alive.
 *
 * @param own code of the reverse that is edited: it does not stand in its own way
 */
export function isReversible({ state, reverseOrder }: ReversibleDebit, own?: string): boolean {
  return state === CHAIN_ORDER_STATE.tallied && (!reverseOrder || reverseOrder.code === own)
}

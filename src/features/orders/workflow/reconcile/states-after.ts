import { CHAIN_ORDER_STATE, PAYMENT_STATE } from '@/domain/order-states'
import type { OrderAction } from '@/domain/transitions'

/**
 * The states that an order may be in after an action was done: the one it leads to, those to which the outside systems and
 * other people take it from there, and the one it stays in while an outside system does not answer. What undoes the action
 * (a rejection of what was submitted) is not among them. See docs/domain/writes.md, "Unknown outcomes".
 */
type StatesAfter = Readonly<Record<OrderAction, readonly number[]>>

const { cancelled, saved, submitted, rejected, confirmed, tallied, usedUp } = PAYMENT_STATE

/** Of a payment order. */
export const PAYMENT_STATES_AFTER: StatesAfter = {
  stage: [saved],
  submit: [submitted, confirmed, tallied, usedUp],
  approve: [submitted, confirmed, tallied, usedUp],
  reject: [rejected],
  verify: [submitted, confirmed, tallied, usedUp],
  tally: [confirmed, tallied, usedUp],
  cancel: [cancelled],
}

/** Of a debit or reverse order; the latter is never reversed. */
export const CHAIN_ORDER_STATES_AFTER: StatesAfter = {
  stage: [CHAIN_ORDER_STATE.saved],
  submit: [CHAIN_ORDER_STATE.submitted, CHAIN_ORDER_STATE.tallied, CHAIN_ORDER_STATE.reversed],
  approve: [CHAIN_ORDER_STATE.submitted, CHAIN_ORDER_STATE.tallied, CHAIN_ORDER_STATE.reversed],
  reject: [CHAIN_ORDER_STATE.rejected],
  verify: [],
  tally: [CHAIN_ORDER_STATE.submitted, CHAIN_ORDER_STATE.tallied, CHAIN_ORDER_STATE.reversed],
  cancel: [CHAIN_ORDER_STATE.cancelled],
}

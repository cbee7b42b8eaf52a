import { DEBIT_STATE, PAYMENT_STATE } from '@/domain/order-states'
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

/** Of a debit order; of a reverse order too, which is never reversed. */
export const DEBIT_STATES_AFTER: StatesAfter = {
  stage: [DEBIT_STATE.saved],
  submit: [DEBIT_STATE.submitted, DEBIT_STATE.tallied, DEBIT_STATE.reversed],
  approve: [DEBIT_STATE.submitted, DEBIT_STATE.tallied, DEBIT_STATE.reversed],
  reject: [DEBIT_STATE.rejected],
  verify: [],
  tally: [DEBIT_STATE.submitted, DEBIT_STATE.tallied, DEBIT_STATE.reversed],
  cancel: [DEBIT_STATE.cancelled],
}

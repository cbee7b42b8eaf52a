import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SETTLEMENT, type Settlement } from './settlement'

/** What a state means for the person who looks at it; the screens pick colour and icon by it. */
export type StateTone = 'draft' | 'waiting' | 'done' | 'final' | 'refused' | 'void'

export interface OrderState {
  name: MessageDescriptor
  tone: StateTone
}

/** Every type numbers a submitted order so. */
export const SUBMITTED = 10

/** Every type numbers a rejected order so. */
export const REJECTED = 15

/** States of a payment order. See docs/domain/orders.md, "Payment order". */
export const PAYMENT_STATE = {
  cancelled: 0,
  saved: 5,
  submitted: 10,
  rejected: 15,
  confirmed: 20,
  tallied: 30,
  usedUp: 40,
} as const

const PAYMENT_STATES: Record<number, OrderState> = {
  [PAYMENT_STATE.cancelled]: { name: msg`Cancelled`, tone: 'void' },
  [PAYMENT_STATE.saved]: { name: msg`Saved`, tone: 'draft' },
  [PAYMENT_STATE.submitted]: {
    name: msg`Awaiting verification or confirmation`,
    tone: 'waiting',
  },
  [PAYMENT_STATE.rejected]: { name: msg`Rejected`, tone: 'refused' },
  [PAYMENT_STATE.confirmed]: { name: msg`Verified or confirmed`, tone: 'done' },
  [PAYMENT_STATE.tallied]: { name: msg`Tallied`, tone: 'done' },
  [PAYMENT_STATE.usedUp]: { name: msg`Used up`, tone: 'final' },
}

/** Whether an order of any type is cancelled or rejected: its money counts for nothing. */
export function isWithdrawn({ state }: { state: number }): boolean {
  return state === PAYMENT_STATE.cancelled || state === PAYMENT_STATE.rejected
}

/** Whether an order of any type waits for a decision, as far as its state tells: see `skipReason` of its rules. */
export function waitsForDecision({ state }: { state: number }): boolean {
  return state === SUBMITTED
}

/** What a decision leads to, in any type's numbers: those of debit and reverse orders are among a payment's. */
const DECIDED: readonly number[] = [
  PAYMENT_STATE.rejected,
  PAYMENT_STATE.confirmed,
  PAYMENT_STATE.tallied,
  PAYMENT_STATE.usedUp,
]

/** Whether an order of any type was decided on; a cancelled one was not. */
export function isDecided({ state }: { state: number }): boolean {
  return DECIDED.includes(state)
}

/** States 10 and 20 read differently for internal (verification) and external (confirmation) orders. */
const BY_SETTLEMENT: Record<Settlement, Record<number, MessageDescriptor>> = {
  [SETTLEMENT.internal]: {
    [PAYMENT_STATE.submitted]: msg`Awaiting verification`,
    [PAYMENT_STATE.confirmed]: msg`Verified`,
  },
  [SETTLEMENT.external]: {
    [PAYMENT_STATE.submitted]: msg`Awaiting confirmation`,
    [PAYMENT_STATE.confirmed]: msg`Confirmed`,
  },
}

/** States of a debit or reverse order; `reversed` is of debits only. */
export const CHAIN_ORDER_STATE = {
  cancelled: 0,
  saved: 5,
  submitted: 10,
  rejected: 15,
  tallied: 20,
  reversed: 30,
} as const

const REVERSE_STATES: Record<number, OrderState> = {
  [CHAIN_ORDER_STATE.cancelled]: { name: msg`Cancelled`, tone: 'void' },
  [CHAIN_ORDER_STATE.saved]: { name: msg`Saved`, tone: 'draft' },
  [CHAIN_ORDER_STATE.submitted]: { name: msg`Awaiting confirmation`, tone: 'waiting' },
  [CHAIN_ORDER_STATE.rejected]: { name: msg`Rejected`, tone: 'refused' },
  [CHAIN_ORDER_STATE.tallied]: { name: msg`Tallied`, tone: 'done' },
}

const DEBIT_STATES: Record<number, OrderState> = {
  ...REVERSE_STATES,
  [CHAIN_ORDER_STATE.reversed]: { name: msg`Reversed`, tone: 'final' },
}

/** A state number that this application does not know is shown as such, never mistaken for another. */
function unknownState(state: number): OrderState {
  return { name: msg`Unknown state ${state}`, tone: 'void' }
}

/**
 * Name and tone of a payment order's state.
 *
 * @param settlement when unknown, states 10 and 20 get their neutral names
 */
export function paymentState(state: number, settlement?: Settlement): OrderState {
  const known = PAYMENT_STATES[state]
  if (!known) return unknownState(state)
  const name = settlement && BY_SETTLEMENT[settlement][state]
  return name ? { ...known, name } : known
}

/** Name and tone of a debit order's state. */
export function debitState(state: number): OrderState {
  return DEBIT_STATES[state] ?? unknownState(state)
}

/** Name and tone of a reverse order's state. */
export function reverseState(state: number): OrderState {
  return REVERSE_STATES[state] ?? unknownState(state)
}

/** The states a payment order list can be filtered by, in the order of an order's life. */
export const PAYMENT_STATE_CHOICES: readonly { value: number; name: MessageDescriptor }[] = [
  PAYMENT_STATE.saved,
  PAYMENT_STATE.submitted,
  PAYMENT_STATE.rejected,
  PAYMENT_STATE.confirmed,
  PAYMENT_STATE.tallied,
  PAYMENT_STATE.usedUp,
  PAYMENT_STATE.cancelled,
].map((value) => ({ value, name: paymentState(value).name }))

/** The states a list of debit orders can be filtered by, in the order of an order's life. */
export const DEBIT_STATE_CHOICES: readonly { value: number; name: MessageDescriptor }[] = [
  CHAIN_ORDER_STATE.saved,
  CHAIN_ORDER_STATE.submitted,
  CHAIN_ORDER_STATE.rejected,
  CHAIN_ORDER_STATE.tallied,
  CHAIN_ORDER_STATE.reversed,
  CHAIN_ORDER_STATE.cancelled,
].map((value) => ({ value, name: debitState(value).name }))

/** The same of reverse orders, which end at being tallied. */
export const REVERSE_STATE_CHOICES = DEBIT_STATE_CHOICES.filter(
  ({ value }) => value !== CHAIN_ORDER_STATE.reversed,
)

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CHAIN_ORDER_STATE, PAYMENT_STATE } from './order-states'

const CANCELLED = msg`It is cancelled: this is not possible any more`
const SAVED = msg`It is not submitted yet`
const SUBMITTED = msg`It is submitted and not decided yet: this is not possible now`
const REJECTED = msg`It is rejected: this is not possible now`
const TALLIED = msg`It is tallied: this is not possible any more`
const OTHER = msg`The order’s state does not allow it`

const PAYMENT: Readonly<Record<number, MessageDescriptor>> = {
  [PAYMENT_STATE.cancelled]: CANCELLED,
  [PAYMENT_STATE.saved]: SAVED,
  [PAYMENT_STATE.submitted]: SUBMITTED,
  [PAYMENT_STATE.rejected]: REJECTED,
  [PAYMENT_STATE.confirmed]: msg`It is verified or confirmed: this is not possible any more`,
  [PAYMENT_STATE.tallied]: TALLIED,
  [PAYMENT_STATE.usedUp]: msg`It is used up: this is not possible any more`,
}

const CHAIN_ORDER: Readonly<Record<number, MessageDescriptor>> = {
  [CHAIN_ORDER_STATE.cancelled]: CANCELLED,
  [CHAIN_ORDER_STATE.saved]: SAVED,
  [CHAIN_ORDER_STATE.submitted]: SUBMITTED,
  [CHAIN_ORDER_STATE.rejected]: REJECTED,
  [CHAIN_ORDER_STATE.tallied]: TALLIED,
  [CHAIN_ORDER_STATE.reversed]: msg`It is reversed: this is not possible any more`,
}

/** Why a payment order's state forbids what it forbids, naming the state where it is a known one. */
export function paymentRefusal(state: number): MessageDescriptor {
  return PAYMENT[state] ?? OTHER
}

/** The same of a debit or reverse order. */
export function chainOrderRefusal(state: number): MessageDescriptor {
  return CHAIN_ORDER[state] ?? OTHER
}

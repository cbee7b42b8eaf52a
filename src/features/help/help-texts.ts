import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderKind } from '@/domain/order-kinds'
import {
  CHAIN_ORDER_STATE,
  debitState,
  type OrderState,
  PAYMENT_STATE,
  paymentState,
  reverseState,
} from '@/domain/order-states'
import { SETTLEMENT } from '@/domain/settlement'

/** Keys as they are pressed, one way or several, and what they do. */
export interface KeyLine {
  /** ways to do it: keys joined with + are pressed together, those after a space next */
  ways: readonly string[]
  does: MessageDescriptor
}

/** Keys that have another name on the keyboards of a language. */
export const KEY_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  Delete: msg({ context: 'key', message: 'Delete' }),
  End: msg({ context: 'key', message: 'End' }),
  Enter: msg({ context: 'key', message: 'Enter' }),
  Home: msg({ context: 'key', message: 'Home' }),
  Shift: msg({ context: 'key', message: 'Shift' }),
  Space: msg({ context: 'key', message: 'Space' }),
}

/** Where keys act, in the order in which people meet them. */
export const KEYS: readonly { where: MessageDescriptor; lines: readonly KeyLine[] }[] = [
  {
    where: msg`Everywhere`,
    lines: [
      { ways: ['Ctrl+K'], does: msg`Command palette` },
      { ways: ['?'], does: msg`This help` },
      { ways: ['Esc'], does: msg`Closes what is open above the page` },
    ],
  },
  {
    where: msg`Tags of open pages`,
    lines: [
      { ways: ['←', '→', 'Home', 'End'], does: msg`To another tag` },
      { ways: ['Enter'], does: msg`Opens the page` },
      { ways: ['Delete'], does: msg`Closes the page` },
      { ways: ['Shift+F10'], does: msg`Opens the tag’s menu` },
    ],
  },
  {
    where: msg`Lists`,
    lines: [
      { ways: ['Ctrl+F'], does: msg`Query conditions` },
      { ways: ['↑', '↓', 'Home', 'End'], does: msg`To another row` },
      { ways: ['Enter'], does: msg`Opens what has the focus` },
      {
        ways: ['←', '→', 'Home', 'End'],
        does: msg`On a column’s edge: narrower, wider, narrowest, widest`,
      },
      { ways: ['Delete'], does: msg`On a column’s edge: the first width again` },
    ],
  },
  {
    where: msg`Lists of orders`,
    lines: [
      { ways: ['Space'], does: msg`Selects the row, on its code too` },
      {
        ways: ['Shift+↑', 'Shift+↓', 'Shift+Home', 'Shift+End'],
        does: msg`Selects row after row; going back gives them back`,
      },
      { ways: ['F'], does: msg`In a row: narrows the list to what it holds` },
    ],
  },
  {
    where: msg`Forms of orders and base data`,
    lines: [
      { ways: ['Ctrl+S'], does: msg({ context: 'action', message: 'Save' }) },
      { ways: ['Ctrl+Enter'], does: msg({ context: 'action', message: 'Submit' }) },
    ],
  },
  {
    where: msg`Confirming`,
    lines: [
      { ways: ['A Enter'], does: msg`Approve` },
      { ways: ['A Shift+Enter'], does: msg`Approve and next` },
      { ways: ['R'], does: msg`Go to the remark` },
      { ways: ['Ctrl+Enter'], does: msg`In the remark: reject and next` },
      { ways: ['Ctrl+Enter'], does: msg`In the remark of several orders: approve or reject them` },
      { ways: ['Esc'], does: msg`Leave the remark` },
      { ways: ['J', 'K'], does: msg`Next and previous order` },
    ],
  },
]

/** A state and what it means for the people who wait for the order. */
interface StateLine {
  state: OrderState
  means: MessageDescriptor
}

const { external, internal } = SETTLEMENT
const SAVED = msg`Kept at the server, and not handed over yet.`
const REJECTED = msg`Sent back with a reason. The creator can change it and submit it again.`
const CANCELLED = msg`Ended for good. Its money counts for nothing.`
const WAITS = msg`Waits for somebody with the confirm authority.`
/** An approved one stays in its state until accounting was told. */
const CHAIN_WAITS = msg`Waits for somebody with the confirm authority, then for the accounting system.`

interface TypeStates {
  type: MessageDescriptor
  lines: readonly StateLine[]
}

/** What each state means, type by type, in the order of an order's life. */
export const STATES: Readonly<Record<OrderKind, TypeStates>> = {
  payment: {
    type: msg`Payment orders`,
    lines: [
      { state: paymentState(PAYMENT_STATE.saved), means: SAVED },
      { state: paymentState(PAYMENT_STATE.submitted, external), means: WAITS },
      {
        state: paymentState(PAYMENT_STATE.submitted, internal),
        means: msg`Waits for somebody with the confirm authority, then for the verification system.`,
      },
      { state: paymentState(PAYMENT_STATE.rejected), means: REJECTED },
      {
        state: paymentState(PAYMENT_STATE.confirmed),
        means: msg`Approved; notifying accounting failed. Notify it again.`,
      },
      {
        state: paymentState(PAYMENT_STATE.tallied),
        means: msg`In the books. Debit orders can use its amount.`,
      },
      { state: paymentState(PAYMENT_STATE.usedUp), means: msg`Nothing of its amount is left.` },
      { state: paymentState(PAYMENT_STATE.cancelled), means: CANCELLED },
    ],
  },
  debit: {
    type: msg`Debit orders`,
    lines: [
      { state: debitState(CHAIN_ORDER_STATE.saved), means: SAVED },
      { state: debitState(CHAIN_ORDER_STATE.submitted), means: CHAIN_WAITS },
      { state: debitState(CHAIN_ORDER_STATE.rejected), means: REJECTED },
      {
        state: debitState(CHAIN_ORDER_STATE.tallied),
        means: msg`In the books. A reverse order can give it back.`,
      },
      {
        state: debitState(CHAIN_ORDER_STATE.reversed),
        means: msg`Its whole amount was given back by a reverse order.`,
      },
      { state: debitState(CHAIN_ORDER_STATE.cancelled), means: CANCELLED },
    ],
  },
  reverse: {
    type: msg`Reverse orders`,
    lines: [
      { state: reverseState(CHAIN_ORDER_STATE.saved), means: SAVED },
      { state: reverseState(CHAIN_ORDER_STATE.submitted), means: CHAIN_WAITS },
      { state: reverseState(CHAIN_ORDER_STATE.rejected), means: REJECTED },
      {
        state: reverseState(CHAIN_ORDER_STATE.tallied),
        means: msg`In the books. The debit’s amount is back.`,
      },
      { state: reverseState(CHAIN_ORDER_STATE.cancelled), means: CANCELLED },
    ],
  },
}

/** Who may do what; docs/domain/people.md, "Who may act". */
export const WHO_DECIDES: readonly { what: MessageDescriptor; who: MessageDescriptor }[] = [
  {
    what: msg`Save, submit, cancel`,
    who: msg`Who created the order, or an internal user, with the authority for orders of the type.`,
  },
  {
    what: msg`Approve, reject`,
    who: msg`Whoever has the confirm authority of the type, never on an order of one’s own.`,
  },
  {
    what: msg`Verify, tally`,
    who: msg`Whoever has the order or the confirm authority of the type.`,
  },
]

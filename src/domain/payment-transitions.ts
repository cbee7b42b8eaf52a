import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { PAYMENT_STATE } from './order-states'
import { SETTLEMENT, settlementOf } from './settlement'
import { paymentRefusal } from './state-refusals'
import type { OrderRules } from './transitions'

/** A payment order, as far as its transitions depend on it. */
export interface PaymentPosition {
  state: number
  /** set by the approval of an internal order */
  verifyCode?: string | undefined
  createBy?: string | undefined
  channelId?: number | undefined
  channel?: { name?: string | undefined; type?: number | undefined } | null | undefined
}

const { saved, submitted, rejected, confirmed } = PAYMENT_STATE

/**
 * Approved, internal, and the verification system has not answered: nothing but telling it again is
 * left. Such an order is marked in the to-do list and passed over by batches and the queue.
 */
function isVerifying({ state, verifyCode }: PaymentPosition): boolean {
  return state === submitted && verifyCode !== undefined
}

function waitsForVerification(order: PaymentPosition): MessageDescriptor | undefined {
  return isVerifying(order)
    ? msg`Approved; the verification system has not confirmed it yet. Notify it again.`
    : undefined
}

function needsNoVerification(order: PaymentPosition): MessageDescriptor | undefined {
  return settlementOf(order) === SETTLEMENT.external && order.verifyCode === undefined
    ? msg`External orders need no verification`
    : undefined
}

/** See docs/domain/orders.md, "Payment order", and docs/domain/people.md, "Who may act". */
export const paymentRules: OrderRules<PaymentPosition> = {
  actions: {
    stage: { areas: ['payment/order'], who: 'editor', from: [saved, rejected] },
    submit: { areas: ['payment/order'], who: 'editor', from: [saved, rejected] },
    approve: {
      areas: ['payment/confirm'],
      who: 'others',
      from: [submitted],
      whyNot: (order) =>
        waitsForVerification(order) ??
        (settlementOf(order) === undefined ? msg`The settlement type is unknown` : undefined),
    },
    reject: {
      areas: ['payment/confirm'],
      who: 'others',
      from: [submitted],
      whyNot: waitsForVerification,
    },
    verify: {
      areas: ['payment/order', 'payment/confirm'],
      from: [submitted],
      whyNot: (order) =>
        needsNoVerification(order) ??
        (isVerifying(order) ? undefined : msg`The order has not been approved yet`),
    },
    tally: { areas: ['payment/order', 'payment/confirm'], from: [confirmed] },
    cancel: {
      areas: ['payment/order'],
      who: 'editor',
      from: [saved, submitted, rejected],
      whyNot: waitsForVerification,
    },
  },
  refusal: (action, order) =>
    // It never comes to that, whatever the state.
    (action === 'verify' ? needsNoVerification(order) : undefined) ??
    // Such an order is still in 10, but it has been decided.
    waitsForVerification(order) ??
    paymentRefusal(order.state),
  skipReason: waitsForVerification,
}

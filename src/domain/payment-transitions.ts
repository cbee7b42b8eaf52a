import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AuthorityCode } from './authorities'
import { PAYMENT_STATE } from './order-states'
import { settlementOf } from './settlement'
import { paymentRefusal } from './state-refusals'
import {
  disabled,
  HIDDEN,
  holdsAny,
  isCreator,
  isEditor,
  OFFERED,
  type Actor,
  type Offer,
  type OrderAction,
} from './transitions'

/** A payment order, as far as its transitions depend on it. */
export interface PaymentPosition {
  state: number
  /** set by the approval of an internal order */
  verifyCode?: string | undefined
  createBy?: string | undefined
  channelId?: number | undefined
  channel?: { name: string; type?: number | undefined } | null | undefined
}

interface Rule {
  /** one of these authorities is needed, or the action is nothing of this person's */
  areas: readonly AuthorityCode[]
  /** only the creator or an internal/server user */
  isForEditor?: boolean
  from: readonly number[]
  /** why the order forbids it although its state allows it; undefined when nothing does */
  whyNot?: (order: PaymentPosition, actor: Actor) => MessageDescriptor | undefined
}

const { saved, submitted, rejected, confirmed } = PAYMENT_STATE

/**
 * Approved, internal, and the verification system has not answered: nothing but telling it again is
 * left. Such an order is marked in the to-do list and passed over by batches and the queue.
 */
export function isVerifying({ state, verifyCode }: PaymentPosition): boolean {
  return state === submitted && verifyCode !== undefined
}

/** What is said of such an order; undefined of any other. */
export function waitsForVerification(order: PaymentPosition): MessageDescriptor | undefined {
  return isVerifying(order)
    ? msg`Approved; the verification system has not confirmed it yet. Notify it again.`
    : undefined
}

const isOwn = ({ createBy }: PaymentPosition, actor: Actor) =>
  isCreator(actor, createBy) ? msg`You can’t decide on an order that you created` : undefined

/**
 * The one table of what may be done with a payment order: buttons, keys, batches and the queue all read
 * it. See docs/domain.md, "Payment order" and "Who may act".
 */
const RULES: Readonly<Record<OrderAction, Rule>> = {
  stage: { areas: ['payment/order'], isForEditor: true, from: [saved, rejected] },
  submit: { areas: ['payment/order'], isForEditor: true, from: [saved, rejected] },
  approve: {
    areas: ['payment/confirm'],
    from: [submitted],
    whyNot: (order, actor) =>
      waitsForVerification(order) ??
      isOwn(order, actor) ??
      (settlementOf(order) === undefined ? msg`The settlement type is unknown` : undefined),
  },
  reject: {
    areas: ['payment/confirm'],
    from: [submitted],
    whyNot: (order, actor) => waitsForVerification(order) ?? isOwn(order, actor),
  },
  verify: {
    areas: ['payment/order', 'payment/confirm'],
    from: [submitted],
    whyNot: (order) => (isVerifying(order) ? undefined : msg`The order has not been approved yet`),
  },
  tally: { areas: ['payment/order', 'payment/confirm'], from: [confirmed] },
  cancel: {
    areas: ['payment/order'],
    isForEditor: true,
    from: [saved, submitted, rejected],
    whyNot: waitsForVerification,
  },
}

/** Whether a person is offered an action on an order. */
export function offerPayment(action: OrderAction, order: PaymentPosition, actor: Actor): Offer {
  const { areas, isForEditor, from, whyNot } = RULES[action]
  if (!holdsAny(actor, areas)) return HIDDEN
  if (isForEditor && !isEditor(actor, order.createBy)) return HIDDEN
  if (!from.includes(order.state)) return disabled(paymentRefusal(order.state))
  const reason = whyNot?.(order, actor)
  return reason ? disabled(reason) : OFFERED
}

/** Whether a person may raise a payment order. */
export function mayRaisePayment(actor: Actor): boolean {
  return holdsAny(actor, RULES.submit.areas)
}

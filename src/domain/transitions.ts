import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  hasAuthority,
  isInternalEnterprise,
  type Authority,
  type AuthorityCode,
} from './authorities'

const ORDER_ACTIONS = ['stage', 'submit', 'approve', 'reject', 'verify', 'tally', 'cancel'] as const

/** Those that tell another system again which has not answered. */
export const NOTIFY_ACTIONS = ['verify', 'tally'] as const

/** What people do with a document of any type; also the `step` of its log entries. */
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** Whether a text that was kept names an action. */
export function isOrderAction(text: string): text is OrderAction {
  return ORDER_ACTIONS.some((action) => action === text)
}

/** Who wants to act, as far as a rule asks. */
export interface ActingUser {
  username?: string | undefined
  enterprise?: string | undefined
  authorities: readonly Authority[]
}

/**
 * The availability of an action: it can be done, the state forbids it (shown, with the reason), or it
 * is nothing of this person's (not shown). See docs/domain/people.md, "Who may act".
 */
export type Availability =
  { kind: 'available' } | { kind: 'disabled'; reason: MessageDescriptor } | { kind: 'hidden' }

const AVAILABLE: Availability = { kind: 'available' }
const HIDDEN: Availability = { kind: 'hidden' }

/** A log entry, as far as a rule depends on it. */
export interface LoggedStep {
  step?: string | undefined
  state: number
}

/** The log of an order, newest first; undefined where it is not known, in the row of a list for one. */
export type OrderLog = readonly LoggedStep[] | undefined

/** When an action may be done, and by whom. The fixture server's table has the same shape, and is written apart from it. */
export interface ActionRule<Order> {
  /** one of these authorities is needed, or the action is nothing of this person's */
  areas: readonly AuthorityCode[]
  /** `editor`: its creator or an internal/server user; `others`: anybody but its creator, who is told why not */
  who?: 'editor' | 'others'
  from: readonly number[]
  /** why the order forbids it although its state allows it; undefined when nothing does */
  whyNot?: (order: Order, log: OrderLog) => MessageDescriptor | undefined
}

/** What may be done with the orders of a type: buttons, keys, batches and the queue all read this one table. */
export interface OrderRules<Order> {
  /** null: orders of this type have no such action */
  actions: Readonly<Record<OrderAction, ActionRule<Order> | null>>
  /** why the state of an order forbids an action */
  refusal: (action: OrderAction, order: Order, log: OrderLog) => MessageDescriptor
  /**
   * Why batches and the queue skip an order although it waits for a decision: it has been approved, and
   * another system is still to be told. Undefined when they don't.
   */
  skipReason: (order: Order, log: OrderLog) => MessageDescriptor | undefined
  /** whether only the log tells if an order is to be skipped; without it the order itself tells */
  needsLog?: (order: Order) => boolean
}

/**
 * The availability of an action on an order, for the person who wants to act. See docs/domain/people.md, "Who may act".
 *
 * @param log without it an action that depends on the log is not available
 */
export function availabilityOf<Order extends { state: number; createBy?: string | undefined }>(
  rules: OrderRules<Order>,
  action: OrderAction,
  order: Order,
  user: ActingUser,
  log?: OrderLog,
): Availability {
  const rule = rules.actions[action]
  if (!rule || !holdsAny(user, rule.areas)) return HIDDEN
  const isOwn = isCreator(user, order.createBy)
  if (rule.who === 'editor' && !isOwn && !isInternalEnterprise(user.enterprise)) return HIDDEN
  const reason = !rule.from.includes(order.state)
    ? rules.refusal(action, order, log)
    : rule.who === 'others' && isOwn
      ? // That it was approved already is said before whose it is, and that before what else forbids it.
        (rules.skipReason(order, log) ?? msg`You can’t decide on an order that you created`)
      : rule.whyNot?.(order, log)
  return reason ? { kind: 'disabled', reason } : AVAILABLE
}

/** Why an action can't be done now; undefined when it can, and when it is not the person's. */
export function reasonOf(availability: Availability | undefined): MessageDescriptor | undefined {
  return availability?.kind === 'disabled' ? availability.reason : undefined
}

/** Whether a person may raise an order of a type; who decides and who reads stands in `order-readers.ts`. */
export function mayRaise(
  { actions: { submit } }: Pick<OrderRules<never>, 'actions'>,
  user: ActingUser,
): boolean {
  return submit !== null && holdsAny(user, submit.areas)
}

/** Whether the person holds one of the areas. */
export function holdsAny({ authorities }: ActingUser, areas: readonly AuthorityCode[]): boolean {
  return areas.some((area) => hasAuthority(authorities, area))
}

/** Whether the person made the document. Somebody without a user name made none. */
function isCreator({ username }: ActingUser, createBy: string | undefined): boolean {
  return username !== undefined && username !== '' && username === createBy
}

import type { MessageDescriptor } from '@lingui/core'
import {
  hasAuthority,
  isInternalEnterprise,
  type Authority,
  type AuthorityCode,
} from './authorities'

const ORDER_ACTIONS = ['stage', 'submit', 'approve', 'reject', 'verify', 'tally', 'cancel'] as const

/** What people do with a document of any type; also the `step` of its log entries. */
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** Whether a text that was kept names an action. */
export function isOrderAction(text: string): text is OrderAction {
  return ORDER_ACTIONS.some((action) => action === text)
}

/** Who wants to act, as far as a rule asks. */
export interface Actor {
  username?: string | undefined
  enterprise?: string | undefined
  authorities: readonly Authority[]
}

/**
 * Whether an action is offered: it can be done, the state forbids it (shown, with the reason), or it
 * is nothing of this person's (not shown). See docs/domain.md, "Who may act".
 */
export type Offer =
  { kind: 'offered' } | { kind: 'disabled'; reason: MessageDescriptor } | { kind: 'hidden' }

export const OFFERED: Offer = { kind: 'offered' }
export const HIDDEN: Offer = { kind: 'hidden' }

export function disabled(reason: MessageDescriptor): Offer {
  return { kind: 'disabled', reason }
}

/** Whether the person holds one of the areas. */
export function holdsAny({ authorities }: Actor, areas: readonly AuthorityCode[]): boolean {
  return areas.some((area) => hasAuthority(authorities, area))
}

/** Whether the person made the document. Somebody without a user name made none. */
export function isCreator({ username }: Actor, createBy: string | undefined): boolean {
  return username !== undefined && username !== '' && username === createBy
}

/** Whether the person may edit and cancel a document: its creator, or an internal/server user. */
export function isEditor(actor: Actor, createBy: string | undefined): boolean {
  return isCreator(actor, createBy) || isInternalEnterprise(actor.enterprise)
}

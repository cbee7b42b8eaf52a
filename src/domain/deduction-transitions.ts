import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AuthorityCode } from './authorities'
import { LOG_SUCCESS } from './operation-steps'
import { DEBIT_STATE } from './order-states'
import { deductionRefusal } from './state-refusals'
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

/** A debit or reverse order, as far as its transitions depend on it. */
export interface DeductionPosition {
  state: number
  createBy?: string | undefined
  lastModifiedBy?: string | undefined
}

/** A log entry, as far as a transition depends on it; newest first. */
interface LoggedStep {
  step?: string | undefined
  state: number
}

const { saved, submitted, rejected } = DEBIT_STATE

const FROM: Readonly<Record<OrderAction, readonly number[]>> = {
  stage: [saved, rejected],
  submit: [saved, rejected],
  approve: [submitted],
  reject: [submitted],
  // Of payment orders only: nothing outside verifies a debit.
  verify: [],
  tally: [submitted],
  cancel: [saved, submitted, rejected],
}

const FOR_EDITORS: readonly OrderAction[] = ['stage', 'submit', 'cancel']
const DECISIONS: readonly OrderAction[] = ['approve', 'reject']

/**
 * Whether an order that seems to wait for a decision may have been approved already: somebody else than
 * its creator was the last to touch it. Its log tells, which the row of a list does not have.
 */
export function mayBeApproved({ state, createBy, lastModifiedBy }: DeductionPosition): boolean {
  return state === submitted && lastModifiedBy !== undefined && lastModifiedBy !== createBy
}

/**
 * What is said of an order that was approved and that the accounting system was not told of: the log's last
 * word is a failed tally, and from then on nothing but telling it again is left. Undefined of any other.
 *
 * @param log newest first; undefined where it is not known, in the row of a list for one
 */
export function tallyFailed(
  { state }: DeductionPosition,
  log: readonly LoggedStep[] | undefined,
): MessageDescriptor | undefined {
  const last = log?.[0]
  const isOutstanding = state === submitted && last?.step === 'tally' && last.state !== LOG_SUCCESS
  return isOutstanding ? msg`Approved; notifying accounting failed. Notify it again.` : undefined
}

function areasOf(type: 'debit' | 'reverse', action: OrderAction): readonly AuthorityCode[] {
  const order: AuthorityCode = `${type}/order`
  const confirm: AuthorityCode = `${type}/confirm`
  if (FOR_EDITORS.includes(action)) return [order]
  return DECISIONS.includes(action) ? [confirm] : [order, confirm]
}

/**
 * Whether a person is offered an action on a debit or reverse order: the one table of both types. See
 * docs/domain.md, "Debit order", "Reverse order" and "Who may act".
 *
 * @param log newest first; without it a tally is not offered, and that nothing but it is left not known
 */
export function offerDeduction(
  type: 'debit' | 'reverse',
  action: OrderAction,
  order: DeductionPosition,
  actor: Actor,
  log: readonly LoggedStep[] | undefined,
): Offer {
  if (action === 'verify' || !holdsAny(actor, areasOf(type, action))) return HIDDEN
  if (FOR_EDITORS.includes(action) && !isEditor(actor, order.createBy)) return HIDDEN
  const failed = tallyFailed(order, log)
  if (failed && action !== 'tally') return disabled(failed)
  if (!FROM[action].includes(order.state)) return disabled(deductionRefusal(order.state))
  if (action === 'tally' && !failed) return disabled(msg`The order has not been approved yet`)
  if (DECISIONS.includes(action) && isCreator(actor, order.createBy)) {
    return disabled(msg`You can’t decide on an order that you created`)
  }
  return OFFERED
}

/** Whether a person may raise a debit or reverse order. */
export function mayRaiseDeduction(type: 'debit' | 'reverse', actor: Actor): boolean {
  return holdsAny(actor, areasOf(type, 'submit'))
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LOG_STATE } from './operation-steps'
import { CHAIN_ORDER_STATE } from './order-states'
import { chainOrderRefusal } from './state-refusals'
import type { ActionRule, OrderLog, OrderRules } from './transitions'

/** A debit or reverse order, as far as its transitions depend on it. */
export interface ChainOrderPosition {
  state: number
  createBy?: string | undefined
  lastModifiedBy?: string | undefined
}

const { saved, submitted, rejected } = CHAIN_ORDER_STATE

/**
 * Whether an order that seems to wait for a decision may have been approved already: somebody else than
 * its creator was the last to touch it, or it does not say who that was. Its log tells, which the row of a list does not have.
 */
function mayBeApproved({ state, createBy, lastModifiedBy }: ChainOrderPosition): boolean {
  return state === submitted && (lastModifiedBy === undefined || lastModifiedBy !== createBy)
}

/**
 * What is said of an order that was approved and that the accounting system was not told of: the log's last
 * word is a failed tally, and from then on nothing but telling it again is left. Undefined of any other.
 */
function tallyFailed({ state }: ChainOrderPosition, log: OrderLog): MessageDescriptor | undefined {
  const last = log?.[0]
  const isOutstanding =
    state === submitted && last?.step === 'tally' && last.state === LOG_STATE.failed
  return isOutstanding ? msg`Approved; notifying accounting failed. Notify it again.` : undefined
}

/**
 * The rules of both types; see docs/domain/orders.md, "Debit order", "Reverse order", and
 * docs/domain/people.md, "Who may act".
 */
function chainOrderRules(kind: 'debit' | 'reverse'): OrderRules<ChainOrderPosition> {
  const order = `${kind}/order` as const
  const confirm = `${kind}/confirm` as const
  const save = { areas: [order], who: 'editor', from: [saved, rejected] } as const
  const decide: ActionRule<ChainOrderPosition> = {
    areas: [confirm],
    who: 'others',
    from: [submitted],
    whyNot: tallyFailed,
  }
  return {
    actions: {
      stage: save,
      submit: save,
      approve: decide,
      reject: decide,
      // Nothing outside verifies them.
      verify: null,
      tally: {
        areas: [order, confirm],
        from: [submitted],
        whyNot: (position, log) =>
          tallyFailed(position, log) ? undefined : msg`The order has not been approved yet`,
      },
      cancel: {
        areas: [order],
        who: 'editor',
        from: [saved, submitted, rejected],
        whyNot: tallyFailed,
      },
    },
    refusal: (_action, position, log) =>
      tallyFailed(position, log) ?? chainOrderRefusal(position.state),
    skipReason: tallyFailed,
    needsLog: mayBeApproved,
  }
}

export const debitRules = chainOrderRules('debit')
export const reverseRules = chainOrderRules('reverse')

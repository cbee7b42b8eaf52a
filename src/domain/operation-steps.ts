import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderKind } from './order-kinds'

/** Business types of an operation log. */
export const LOG_BIZ_TYPE: Readonly<Record<OrderKind, number>> = {
  payment: 1,
  debit: 2,
  reverse: 3,
}

/** States of an operation log entry. */
export const LOG_STATE = { failed: 0, success: 1 } as const

/** The step succeeded. */
export const LOG_SUCCESS = LOG_STATE.success

const STEP_NAMES: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    stage: msg({ context: 'log step', message: 'Saved' }),
    submit: msg({ context: 'log step', message: 'Submitted' }),
    approve: msg({ context: 'log step', message: 'Approved' }),
    reject: msg({ context: 'log step', message: 'Rejected' }),
    verify: msg({ context: 'log step', message: 'Notify the verification system' }),
    tally: msg({ context: 'log step', message: 'Notify the accounting system' }),
    cancel: msg({ context: 'log step', message: 'Cancelled' }),
  }),
)

/** The name of an operation log's step; a step this application does not know is shown as sent. */
export function stepName(step: string): MessageDescriptor | string {
  return STEP_NAMES.get(step) ?? step
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderAction } from '@/domain/transitions'

const NAMES: Readonly<Record<OrderAction, MessageDescriptor>> = {
  stage: msg({ context: 'action', message: 'Save' }),
  submit: msg({ context: 'action', message: 'Submit' }),
  approve: msg({ context: 'action', message: 'Approve' }),
  reject: msg({ context: 'action', message: 'Reject' }),
  verify: msg({ context: 'action', message: 'Notify verification again' }),
  tally: msg({ context: 'action', message: 'Notify accounting again' }),
  cancel: msg({ context: 'action', message: 'Cancel order' }),
}

/** What an action is called on its button. */
export function actionName(action: OrderAction): MessageDescriptor {
  return NAMES[action]
}

import type { MessageDescriptor } from '@lingui/core'
import type { OrderAction } from '@/domain/transitions'
import type { Retry } from '@/shell/present-write-failure'
import { actionName } from './action-names'

/** The offer to do something with an order again that could not be sent. */
export function retryOf(
  type: { id: string },
  { action, code }: { action: OrderAction; code: string },
  retry: () => void,
): Retry & { of: { action: MessageDescriptor } } {
  return { retry, of: { kind: type.id, onceKey: code, name: code, action: actionName(action) } }
}

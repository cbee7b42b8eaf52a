import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Whether an order's money may be spent only, in words; undefined where the order does not say. */
export function spendingOnly({
  canOnlyConsume,
}: {
  canOnlyConsume?: number | undefined
}): MessageDescriptor | undefined {
  if (canOnlyConsume === undefined) return undefined
  return canOnlyConsume === 1 ? msg`Yes` : msg`No`
}

import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** A text of a code table: translated when it is ours, as it is when it came from a server. */
export function Message({ of }: { of: MessageDescriptor | string }) {
  const { i18n } = useLingui()
  return typeof of === 'string' ? of : i18n._(of)
}

import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

/** A text of a code table: translated when it is ours, as it is when it came from a server. */
export function Message({ of }: { of: MessageDescriptor | string }) {
  const { i18n } = useLingui()
  return typeof of === 'string' ? of : i18n._(of)
}

/** What is wrong with a field, as it stands there: ours in the interface's language, the server's as it came. */
export function messageOf(text: MessageDescriptor | string | undefined): ReactNode {
  return text === undefined ? undefined : <Message of={text} />
}

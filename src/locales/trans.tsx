import { useLingui } from '@lingui/react'
import { TransNoContext, type TransProps } from '@lingui/react/server'

/**
 * What `<Trans>` of the macros becomes (lingui.config.ts). Lingui's own stands in one module with its provider, and so
 * in front of the first rows, where texts are plain ones by `t`.
 */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={useLingui()} />
}

import { useLingui } from '@lingui/react'
import { TransNoContext, type TransProps } from '@lingui/react/server'
import { plainValues } from './plain-values'

/**
 * What `<Trans>` of the macros becomes (lingui.config.ts). Lingui's own stands in one module with its provider, and so
 * in front of the first rows, where texts are plain ones by `t`. It also takes `<b>` in a value for an element of the sentence: a
 * name that somebody gave would be told wrongly.
 */
export function Trans({ values, ...sentence }: TransProps) {
  return (
    <TransNoContext
      {...sentence}
      {...(values ? { values: asTexts(values) } : {})}
      lingui={useLingui()}
    />
  )
}

/** Values as they are: what is no string is put in after the sentence was read. */
function asTexts(values: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(plainValues(values)).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' && value.includes('<') ? [value] : value,
  ])
  return Object.fromEntries(texts)
}

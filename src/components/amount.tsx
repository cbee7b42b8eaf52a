import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { formatYuan, type CentsSum } from '@/domain/money'

/** What stands in the place of a sum that is no number. */
export const TOO_LARGE = msg`too large to add up`

/** Integer cents as yuan, written as the language of the interface writes numbers; a sum that is too large says so. */
export function writeAmount(cents: CentsSum, i18n: I18n): string {
  return cents === 'too-large' ? i18n._(TOO_LARGE) : formatYuan(cents, i18n.locale)
}

/** The same where it stands by itself. */
export function Amount({ cents }: { cents: CentsSum }) {
  const { i18n } = useLingui()
  return writeAmount(cents, i18n)
}

/** The same as a function, for texts that hold an amount. */
export function useFormatAmount(): (cents: CentsSum) => string {
  const { i18n } = useLingui()
  return (cents) => writeAmount(cents, i18n)
}

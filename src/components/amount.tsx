import { useLingui } from '@lingui/react'
import { formatYuan } from '@/domain/money'

/** Integer cents as yuan, written as the language of the interface writes numbers. */
export function Amount({ cents }: { cents: number }) {
  const { i18n } = useLingui()
  return formatYuan(cents, i18n.locale)
}

/** The same as a function, for texts that hold an amount. */
export function useFormatAmount(): (cents: number) => string {
  const { i18n } = useLingui()
  const { locale } = i18n
  return (cents) => formatYuan(cents, locale)
}

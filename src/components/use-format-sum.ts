import { useLingui } from '@lingui/react/macro'
import type { CentsSum } from '@/domain/money'
import { useFormatAmount } from './amount'

/** Sums with their unit, for texts that hold one: `1,234.56 yuan`. One that is too large has no unit. */
export function useFormatSum(): (cents: CentsSum) => string {
  const { t } = useLingui()
  const formatAmount = useFormatAmount()
  return (cents) => {
    const sum = formatAmount(cents)
    return cents === 'too-large' ? sum : t`${sum} yuan`
  }
}

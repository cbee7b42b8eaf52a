import * as v from 'valibot'
import { clampNumber } from '@/components/number-input/number-text'
import { AMOUNT_LIMITS } from '../../workflow/shared-checks'

/**
 * The amount of a stored draft, in yuan, as its field would have left it: the page may have gone while it was being typed, and
 * what is taken up again is between its limits all the same. What can't be read is nothing.
 */
export const amountText = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((text) => clampNumber(text, AMOUNT_LIMITS)),
)

import { cleanNumber, halfWidth, scaledNumber, type NumberLimits } from './number-text'

/**
 * What may stand around an amount that was copied from somewhere, without making it doubtful: yuan, as all money here is. What
 * stands for another currency is asked about. (¥ is the sign of the yen, too; here it is the yuan's.)
 */
const YUAN = /￥|¥|元|圆|整|人民币|CNY|RMB/gi

/**
 * Digits of one number: thousands apart by commas, blanks or apostrophes, the same ones throughout, and at most one point. No
 * thousands begin with a zero: `0,500` may well be a half. A tab or a line's end parts the cells of a table, not thousands.
 */
const ORDINARY =
  /^-?(?:\d+|[1-9]\d{0,2}(?:([,'’\u0020\u00A0\u2009\u202F])\d{3})(?:\1\d{3})*)?(?:\.\d*)?$/

/** Thousands apart by a point, of which the last three digits may be decimals just as well. */
const POINT_GROUP = /^-?[1-9]\d{0,2}\.\d{3}$/

/** What stands among the figures of a number and is no part of it, whatever the number. */
const OTHER_SIGNS = /[^\d.,'’\u0020\u00A0\u2009\u202F]/g

/**
 * Why a reading is asked about: by its separators it may be another number; or it is plainly one that can't be taken as it is;
 * or it stands among other signs (`€5`, `5%`, `1e5`), of which nothing was taken.
 */
export type Doubt =
  'unclear' | 'above-most' | 'below-least' | 'negative' | 'other-signs' | 'too-many-decimals'

interface DoubtSettings {
  /**
   * whether the person's language writes a point between thousands: `12.345` may then be twelve thousand, and even zeros
   * behind the limit count
   */
  pointGroups?: boolean
}

/**
 * Why a person may have meant another number than cleaning and clamping have made of what they typed; undefined where they
 * may not: `12,50` is read as 1250, `1e5` as 15, `3万` as 3, `-5` as 5, and 0 becomes the least that may be. Such a
 * reading is asked about, and so is a text of which nothing is left: `一千二百`. See docs/domain/money-and-time.md, "Money".
 *
 * @param typed as it was typed or pasted
 */
export function doubtOf(
  typed: string,
  limits: NumberLimits,
  { pointGroups = false }: DoubtSettings = {},
): Doubt | undefined {
  const cleaned = cleanNumber(typed, limits)
  // Nothing came of it. Of letters one sees that at once; an input method shows what it composes, a number in words say.
  if (!/\d/.test(cleaned)) return /\p{Script=Han}/u.test(withoutYuan(typed)) ? 'unclear' : undefined
  const plain = withoutYuan(typed).trim()
  const isOrdinary = ORDINARY.test(plain)
  const figures = plain.replaceAll(OTHER_SIGNS, '').trim()
  if (!ORDINARY.test(figures)) return 'unclear'
  const { decimals, min, max } = limits
  // Digits beyond the safe integers are beyond every limit.
  const value = scaledNumber(cleaned, decimals) ?? (cleaned.startsWith('-') ? -Infinity : Infinity)
  if (value > max) return 'above-most'
  if (value < min) return 'below-least'
  if (isOrdinary && plain.startsWith('-') && min >= 0) return 'negative'
  const cut = (figures.split('.')[1] ?? '').slice(decimals)
  if (pointGroups && cut !== '' && POINT_GROUP.test(figures)) return 'unclear'
  if (!isOrdinary) return 'other-signs'
  return (pointGroups ? cut !== '' : /[1-9]/.test(cut)) ? 'too-many-decimals' : undefined
}

function withoutYuan(typed: string): string {
  return halfWidth(typed).replaceAll(YUAN, '')
}

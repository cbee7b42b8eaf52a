import { groupDigits, PLAIN_SEPARATORS } from '@/domain/written-number'

/** What a numeric field accepts. */
export interface NumberLimits {
  /** decimal places; 0 takes whole numbers only */
  decimals: number
  /** in units of the last decimal place: cents for two decimals */
  min: number
  max: number
}

const FULL_WIDTH_ZERO = 0xff10
const FULL_WIDTH_DIGITS = /[\uFF10-\uFF19]/g
/** What Chinese keyboards give for a decimal point. */
const FOREIGN_POINTS = /[。．｡]/g

/**
 * What of a typed or pasted text can stand in a numeric field: digits, one point, and a minus in front
 * where negative numbers are allowed. Commas, blanks, currency signs and everything else go; digits
 * and points of full width become plain ones. Decimals beyond the limit are cut off.
 */
export function cleanNumber(text: string, { decimals, min }: NumberLimits): string {
  const plain = halfWidth(text)
  const isNegative = min < 0 && plain.trimStart().startsWith('-')
  const [whole = '', ...fractions] = plain.replaceAll(/[^\d.]/g, '').split('.')
  const hasPoint = fractions.length > 0 && decimals > 0
  const fraction = hasPoint ? `.${fractions.join('').slice(0, decimals)}` : ''
  // Zeros in front mean nothing; one stays, so that "0.5" can be typed.
  return (isNegative ? '-' : '') + whole.replace(/^0+(?=\d)/, '') + fraction
}

/** Digits, points, commas and signs of full width, as Chinese keyboards give them, as plain ones. */
export function halfWidth(text: string): string {
  return text
    .replaceAll(FULL_WIDTH_DIGITS, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replaceAll(FOREIGN_POINTS, '.')
    .replaceAll('，', ',')
    .replaceAll(/[－−]/g, '-')
}

/**
 * A cleaned text as an integer in units of the last decimal place: `12.5` with two decimals is 1250.
 *
 * @returns undefined when the text holds no digit, or is beyond the safe integers
 */
export function scaledNumber(text: string, decimals: number): number | undefined {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  if (whole + fraction === '' || fraction.length > decimals) return undefined
  const scaled = Number(whole + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(scaled)) return undefined
  return sign === '-' && scaled !== 0 ? -scaled : scaled
}

/** An integer in units of the last decimal place as the text of it: 1250 with two decimals is `12.50`. */
export function unscaledNumber(scaled: number, decimals: number): string {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : ''
  return (scaled < 0 ? '-' : '') + whole + fraction
}

/**
 * The text once the field is left: brought between the limits, with all its decimals. A text without a
 * digit stands for nothing and becomes empty.
 */
export function clampNumber(text: string, limits: NumberLimits): string {
  const { decimals, min, max } = limits
  if (!/\d/.test(text)) return ''
  const scaled = scaledNumber(text, decimals)
  // Digits beyond the safe integers are beyond every limit.
  const value = scaled ?? (text.startsWith('-') ? min : max)
  return unscaledNumber(Math.min(max, Math.max(min, value)), decimals)
}

/** With separators, to be read: `1234.50` becomes `1,234.50`, or as a language writes it. */
export function groupThousands(text: string, { group, point } = PLAIN_SEPARATORS): string {
  const [whole = '', ...rest] = text.split('.')
  return [groupDigits(whole, group), ...rest].join(point)
}

/** What `groupThousands` was given, of its result or of any piece of that. */
export function ungroupThousands(shown: string, { group, point } = PLAIN_SEPARATORS): string {
  return shown.replaceAll(group, '').replaceAll(point, '.')
}

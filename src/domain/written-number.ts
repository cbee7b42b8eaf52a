/**
 * How numbers are written in a language of the interface. By hand: the first `Intl.NumberFormat` of a page takes a tenth of
 * the time to the first rows of a list (docs/decisions/first-load-budget.md).
 */

/** What stands between thousands, and before the decimals. */
export interface Separators {
  group: string
  point: string
}

/** Those of Chinese and English, of documents and of the wire. */
export const PLAIN_SEPARATORS: Separators = { group: ',', point: '.' }
const SPANISH: Separators = { group: '.', point: ',' }

/** `12,345.67`, in Spanish `12.345,67`. */
export function separatorsOf(locale: string): Separators {
  return locale === 'es' ? SPANISH : PLAIN_SEPARATORS
}

/** Digits with something between their thousands: `1234567` → `1,234,567`. */
export const groupDigits = (digits: string, group: string): string =>
  digits.replaceAll(/\B(?=(\d{3})+$)/g, group)

/**
 * A number of things: `12,345`, in Spanish `12.345`, where four digits stand together: `1234`.
 *
 * @param count a whole number, not below zero
 */
export function formatCount(count: number, locale: string): string {
  const digits = String(count)
  const isGrouped = locale !== 'es' || digits.length > 4
  return isGrouped ? groupDigits(digits, separatorsOf(locale).group) : digits
}

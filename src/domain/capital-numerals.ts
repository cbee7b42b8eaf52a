/**
 * Amounts in Chinese capital numerals (大写), as payment documents carry them beside the figures. Which
 * of the permitted forms is written is decided in docs/decisions/capital-numerals.md.
 */

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
/** Names of the places of a section, from its highest. */
const PLACES = ['仟', '佰', '拾', ''] as const
const SECTION_LENGTH = 4

/**
 * Integer cents as capital numerals without the currency's name: `140950` → `壹仟肆佰零玖元伍角整`.
 * Exact for every safe integer; a negative amount begins with 负.
 *
 * @param cents integer cents
 * @throws RangeError when `cents` is not a safe integer
 */
export function toCapitalYuan(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in cents: ${cents}`)
  if (cents === 0) return '零元整'
  const digits = Math.abs(cents).toString().padStart(3, '0')
  const yuan = digits.slice(0, -2).replace(/^0+/, '')
  return (cents < 0 ? '负' : '') + wholeYuan(yuan) + fraction(yuan, digits.slice(-2))
}

/** `yuan` are the digits without leading zeros; none below one yuan, where nothing is written. */
function wholeYuan(yuan: string): string {
  return yuan === '' ? '' : `${spell(yuan)}元`
}

/** What stands behind 元: 角 and 分, or 整 where there is no 分. */
function fraction(yuan: string, tail: string): string {
  const [jiao = '0', fen = '0'] = tail
  if (tail === '00') return '整'
  // The place before the first digit behind 元: a zero there, in 元 or in 角, is said.
  const before = jiao === '0' ? jiao : yuan.at(-1)
  const gap = yuan !== '' && before === '0' ? '零' : ''
  const tenths = jiao === '0' ? '' : `${digit(jiao)}角`
  return gap + tenths + (fen === '0' ? '整' : `${digit(fen)}分`)
}

/**
 * Digits without leading zeros as a number. Above 亿 the count of 亿 is itself a number with 万, so
 * the largest amounts read 玖拾万零柒佰壹拾玖亿….
 */
function spell(digits: string): string {
  if (digits.length > 2 * SECTION_LENGTH) return spellAround(digits, 2 * SECTION_LENGTH, '亿')
  if (digits.length > SECTION_LENGTH) return spellAround(digits, SECTION_LENGTH, '万')
  return section(digits)
}

/** What stands before a unit, the unit, and the rest, with 零 where the rest begins with a zero. */
function spellAround(digits: string, restLength: number, unit: string): string {
  const rest = digits.slice(-restLength)
  const written = rest.replace(/^0+/, '')
  const gap = written !== '' && written.length < rest.length ? '零' : ''
  return spell(digits.slice(0, -restLength)) + unit + gap + spell(written)
}

/** Up to four digits with their places; one 零 for any number of zeros between two of them. */
function section(digits: string): string {
  let text = ''
  let hasGap = false
  for (const [index, value] of digits.split('').entries()) {
    if (value === '0') {
      hasGap = true
      continue
    }
    const place = PLACES[SECTION_LENGTH - digits.length + index] ?? ''
    text += (hasGap ? '零' : '') + digit(value) + place
    hasGap = false
  }
  return text
}

function digit(value: string): string {
  return DIGITS.charAt(Number(value))
}

import { isDay } from './china-time'

/** Which of two numbers is the month where a day is typed in digits alone, as a language writes it. */
export type DayOrder = 'month-first' | 'day-first'

/** Words for days, in every language at once: nobody's word means another day in another one. */
const WORDS: Readonly<Record<string, 0 | -1>> = {
  今天: 0,
  今日: 0,
  today: 0,
  hoy: 0,
  昨天: -1,
  昨日: -1,
  yesterday: -1,
  ayer: -1,
}

const SEPARATOR = String.raw`[-/.\s年月]`
const PACKED = /^(\d{4})(\d{2})(\d{2})$/
const YEAR_FIRST = new RegExp(`^(\\d{4})${SEPARATOR}(\\d{1,2})${SEPARATOR}(\\d{1,2})日?$`)
const YEAR_LAST = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4})$/
const CHINESE = /^(\d{1,2})月(\d{1,2})日?$/
/** What stands behind a day that was copied with its time. */
const TIME = /[\sT]\d{1,2}:\d{2}(:\d{2})?$/i
const TWO_NUMBERS = /^(\d{1,2})[-/.](\d{1,2})$/

/**
 * The day that a person means by what they typed, as `YYYY-MM-DD`: 20261101, 2026/11/1, 2026年11月1日, 11/1 of
 * this year, 今天. A time behind it is left out. Full-width digits count as digits.
 *
 * @param today `YYYY-MM-DD` in China
 * @returns undefined for what is no day of the calendar
 */
export function readTypedDay(text: string, order: DayOrder, today: string): string | undefined {
  const typed = text.normalize('NFKC').trim().replace(TIME, '').toLowerCase()
  const word = Object.hasOwn(WORDS, typed) ? WORDS[typed] : undefined
  if (word !== undefined) return dayBefore(today, word)
  const yearFirst = PACKED.exec(typed) ?? YEAR_FIRST.exec(typed)
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3])
  const thisYear = today.slice(0, 4)
  const chinese = CHINESE.exec(typed)
  if (chinese) return dayOf(thisYear, chinese[1], chinese[2])
  const [, first, second, year = thisYear] = YEAR_LAST.exec(typed) ?? TWO_NUMBERS.exec(typed) ?? []
  return order === 'month-first' ? dayOf(year, first, second) : dayOf(year, second, first)
}

function dayOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

function dayBefore(today: string, by: 0 | -1): string {
  const date = new Date(today)
  date.setUTCDate(date.getUTCDate() + by)
  return date.toISOString().slice(0, 10)
}

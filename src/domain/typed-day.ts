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

/** Names of the months as they are written out and as they are shortened, in English and Spanish. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'january', 'ene', 'enero'],
  ['feb', 'february', 'febrero'],
  ['mar', 'march', 'marzo'],
  ['apr', 'april', 'abr', 'abril'],
  ['may', 'mayo'],
  ['jun', 'june', 'junio'],
  ['jul', 'july', 'julio'],
  ['aug', 'august', 'ago', 'agosto'],
  ['sep', 'sept', 'september', 'set', 'septiembre', 'setiembre'],
  ['oct', 'october', 'octubre'],
  ['nov', 'november', 'noviembre'],
  ['dec', 'december', 'dic', 'diciembre'],
]

const SEPARATOR = String.raw`[-/.\s年月]`
const YEAR = String.raw`(\d{4}|\d{2})`
const PACKED = /^(\d{4})(\d{2})(\d{2})$/
const YEAR_FIRST = new RegExp(`^(\\d{4})${SEPARATOR}(\\d{1,2})${SEPARATOR}(\\d{1,2})日?$`)
const YEAR_LAST = new RegExp(`^(\\d{1,2})[-/.\\s](\\d{1,2})[-/.\\s]${YEAR}$`)
const CHINESE = /^(\d{1,2})月(\d{1,2})日?$/
/** 1 nov 2026, 1-Nov-26, 1º de noviembre de 2026, 1st of November; `º` has become an o. */
const DAY_THEN_MONTH = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|o(?= ))?[-/. ]?(?:de |of )?([a-z]+)\\.?(?:,?[-/ ]?(?:del? )?${YEAR})?$`,
)
/** Nov 1, 2026, November 1st */
const MONTH_THEN_DAY = new RegExp(
  `^([a-z]+)\\.?[-/ ]?(\\d{1,2})(?:st|nd|rd|th)?(?:(?:, ?|[-/ ])${YEAR})?$`,
)
/** What stands behind a day that was copied with its time. */
const TIME = /[\sT]\d{1,2}:\d{2}(:\d{2})?$/i
const TWO_NUMBERS = /^(\d{1,2})[-/.](\d{1,2})$/

/**
 * The day that a person means by what they typed, as `YYYY-MM-DD`: 20261101, 2026/11/1, 2026年11月1日, 11/1 of
 * this year, 1 nov 2026, 今天. A time behind it is left out. Full-width digits count as digits, a year of two is one of
 * this century where a language is clear about which of the numbers it is.
 *
 * @param today `YYYY-MM-DD` in China
 * @returns undefined for what is no day of the calendar
 */
export function readTypedDay(text: string, order: DayOrder, today: string): string | undefined {
  const word = plain(text)
  const before = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
  return before === undefined ? read(text, order, today, dayOf) : dayBefore(today, before)
}

/**
 * The same of a day that the calendar does not have, of 30/2/2026 `2026-02-30`: it is told better than that it was written in
 * another way.
 *
 * @returns undefined for a day that there is, and for what is none at all
 */
export function readMissingDay(text: string, order: DayOrder, today: string): string | undefined {
  return read(text, order, today, missingDayOf)
}

type Parts = [year: string | undefined, month: string | undefined, day: string | undefined]

function read(
  text: string,
  order: DayOrder,
  today: string,
  dayOf: (...parts: Parts) => string | undefined,
): string | undefined {
  const typed = plain(text)
  const yearFirst = PACKED.exec(typed) ?? YEAR_FIRST.exec(typed)
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3])
  const thisYear = today.slice(0, 4)
  const chinese = CHINESE.exec(typed)
  if (chinese) return dayOf(thisYear, chinese[1], chinese[2])
  const [, day, ofMonth, ofYear = thisYear] = DAY_THEN_MONTH.exec(typed) ?? []
  if (ofMonth !== undefined) return dayOf(ofYear, monthNamed(ofMonth), day)
  const [, name, ofNamed, itsYear = thisYear] = MONTH_THEN_DAY.exec(typed) ?? []
  if (name !== undefined) return dayOf(itsYear, monthNamed(name), ofNamed)
  const [, first, second, year = thisYear] = YEAR_LAST.exec(typed) ?? TWO_NUMBERS.exec(typed) ?? []
  if (order === 'day-first') return dayOf(year, second, first)
  // In Chinese 26/11/21 begins with its year, in English it ends with it.
  return year.length === 2 ? undefined : dayOf(year, first, second)
}

/** As it is compared: without case, time and more than one blank at a place. */
const plain = (text: string) =>
  text.normalize('NFKC').trim().replace(TIME, '').toLowerCase().replace(/\s+/g, ' ')

/** Nov-26 holds a year or a day. */
const MONTH_AND_NUMBER = /^[a-z]+\.?[-/ ]?\d{2}$/

/** Whether a year stands there in two digits, on whichever side: 1/5/26, 26/11/21, 1 nov 26, Nov 1, 26. */
const hasShortYear = (typed: string) =>
  [YEAR_LAST, DAY_THEN_MONTH, MONTH_THEN_DAY].some((form) => form.exec(typed)?.[3]?.length === 2)

/**
 * Whether a day that was written somewhere else may be another one than what is read: a person is shown what was read where they
 * typed it, a file can't be asked.
 */
export function isUnclearDay(text: string, today: string): boolean {
  const [monthFirst, dayFirst] = (['month-first', 'day-first'] as const).map((order) =>
    readTypedDay(text, order, today),
  )
  if (monthFirst !== undefined && dayFirst !== undefined && monthFirst !== dayFirst) return true
  const typed = plain(text)
  return hasShortYear(typed) || MONTH_AND_NUMBER.test(typed)
}

/** The number of a month; undefined for a word that names none. */
function monthNamed(word: string): string | undefined {
  const index = MONTHS.findIndex((names) => names.includes(word))
  return index < 0 ? undefined : String(index + 1)
}

function dayOf(...parts: Parts): string | undefined {
  const text = written(...parts)
  return text !== undefined && isDay(text) ? text : undefined
}

function missingDayOf(...parts: Parts): string | undefined {
  const text = written(...parts)
  const isOne = text !== undefined && /-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)
  return isOne && !isDay(text) ? text : undefined
}

function written(...[year, month, day]: Parts): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function dayBefore(today: string, by: 0 | -1): string {
  const date = new Date(today)
  date.setUTCDate(date.getUTCDate() + by)
  return date.toISOString().slice(0, 10)
}

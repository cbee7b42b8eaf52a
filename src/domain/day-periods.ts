/**
 * Periods that move with the calendar. Days are plain `YYYY-MM-DD` as they are in China; a week begins on
 * Monday. A period that is under way goes to its last day, so that it stays the same from its first day on.
 * See docs/domain/money-and-time.md, "Periods".
 */
export const DAY_PERIODS = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'this-week',
  'this-month',
  'last-month',
  'this-quarter',
] as const

export type DayPeriod = (typeof DAY_PERIODS)[number]

/** First and last day, both included. */
export interface DayRange {
  start: string
  end: string
}

/** The days of a period, seen from a day. */
export function daysOfPeriod(period: DayPeriod, today: string): DayRange {
  const [year = 0, month = 1] = today.split('-').map(Number)
  switch (period) {
    case 'today':
      return { start: today, end: today }
    case 'yesterday': {
      const day = shiftDay(today, -1)
      return { start: day, end: day }
    }
    case 'last-7-days':
      return { start: shiftDay(today, -6), end: today }
    case 'last-30-days':
      return { start: shiftDay(today, -29), end: today }
    case 'this-week': {
      // getUTCDay counts from Sunday.
      const start = shiftDay(today, -((new Date(today).getUTCDay() + 6) % 7))
      return { start, end: shiftDay(start, 6) }
    }
    case 'this-month':
      return wholeMonths(year, month, 1)
    case 'last-month':
      return wholeMonths(year, month - 1, 1)
    case 'this-quarter':
      return wholeMonths(year, month - ((month - 1) % 3), 3)
  }
}

/** The periods that are just these days now, in the order in which they are offered. */
export function periodsOfDays(
  { start, end }: Readonly<Partial<DayRange>>,
  today: string,
): DayPeriod[] {
  return DAY_PERIODS.filter((period) => {
    const days = daysOfPeriod(period, today)
    return days.start === start && days.end === end
  })
}

/** A day so many days later, or earlier. */
export function shiftDay(day: string, by: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + by)
  return isoDay(date)
}

/** @param month from 1; 0 is December of the year before */
function wholeMonths(year: number, month: number, count: number): DayRange {
  return {
    start: isoDay(new Date(Date.UTC(year, month - 1, 1))),
    end: isoDay(new Date(Date.UTC(year, month - 1 + count, 0))),
  }
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

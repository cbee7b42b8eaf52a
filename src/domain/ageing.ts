import { daysOfPeriod, shiftDay, type DayRange } from './day-periods'

/** How long orders have waited, youngest first: since today, since earlier this week, for longer. */
export const WAITING_AGES = ['today', 'this-week', 'older'] as const

export type WaitingAge = (typeof WAITING_AGES)[number]

/**
 * The days of an age, seen from a day: every day belongs to just one age, and those after it to `today`.
 *
 * @returns undefined where an age has no days: on a Monday nothing is from earlier this week
 */
export function daysOfAge(age: WaitingAge, today: string): Partial<DayRange> | undefined {
  const { start: monday } = daysOfPeriod('this-week', today)
  switch (age) {
    case 'today':
      // What is from tomorrow by a clock that is slow waits too.
      return { start: today }
    case 'this-week':
      return monday === today ? undefined : { start: monday, end: shiftDay(today, -1) }
    case 'older':
      return { end: shiftDay(monday, -1) }
  }
}

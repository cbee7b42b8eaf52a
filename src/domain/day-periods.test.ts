import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isDay, toChinaDate } from './china-time'
import { DAY_PERIODS, daysOfPeriod, periodsOfDays, shiftDay, type DayPeriod } from './day-periods'
import { daysBetween } from './days-between'

/** Periods as `start end`. */
const daysOf = (period: DayPeriod, today: string) => {
  const { start, end } = daysOfPeriod(period, today)
  return `${start} ${end}`
}

const days = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('days apart', () => {
  it('are what a day is shifted by, over months and leap days', () => {
    expect(shiftDay('2028-02-28', 2)).toBe('2028-03-01')
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, by) => {
        expect(daysBetween(day, shiftDay(day, by))).toBe(by)
      }),
    )
  })
})

describe('daysOfPeriod', () => {
  it('takes in the first and the last day', () => {
    // A Sunday, the last day of its week.
    const today = '2026-11-22'
    expect(DAY_PERIODS.map((period) => `${period} ${daysOf(period, today)}`)).toEqual([
      'today 2026-11-22 2026-11-22',
      'yesterday 2026-11-21 2026-11-21',
      'last-7-days 2026-11-16 2026-11-22',
      'last-30-days 2026-10-24 2026-11-22',
      'this-week 2026-11-16 2026-11-22',
      'this-month 2026-11-01 2026-11-30',
      'last-month 2026-10-01 2026-10-31',
      'this-quarter 2026-10-01 2026-12-31',
    ])
  })

  it('goes over the turn of a year and a leap day', () => {
    expect(daysOf('last-month', '2026-01-31')).toBe('2025-12-01 2025-12-31')
    expect(daysOf('yesterday', '2027-01-01')).toBe('2026-12-31 2026-12-31')
    expect(daysOf('this-week', '2027-01-01')).toBe('2026-12-28 2027-01-03')
    expect(daysOf('this-month', '2028-02-29')).toBe('2028-02-01 2028-02-29')
    expect(daysOf('last-month', '2028-03-31')).toBe('2028-02-01 2028-02-29')
    expect(daysOf('this-quarter', '2026-01-01')).toBe('2026-01-01 2026-03-31')
  })

  it('is another from midnight in China on, in whatever zone the browser is', () => {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Shanghai', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone)
      const midnight = Date.parse('2026-11-01T00:00:00+08:00')
      expect(daysOf('this-month', toChinaDate(midnight - 1)), zone).toBe('2026-10-01 2026-10-31')
      expect(daysOf('this-month', toChinaDate(midnight)), zone).toBe('2026-11-01 2026-11-30')
      expect(daysOf('last-7-days', toChinaDate(midnight)), zone).toBe('2026-10-26 2026-11-01')
    }
  })

  it('always gives days of the calendar, in their order, and holds today but for what is over', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...DAY_PERIODS), (today, period) => {
        const { start, end } = daysOfPeriod(period, today)
        expect([isDay(start), isDay(end), start <= end]).toEqual([true, true, true])
        const isOver = period === 'yesterday' || period === 'last-month'
        expect(start <= today && today <= end).toBe(!isOver)
      }),
    )
  })
})

describe('periodsOfDays', () => {
  it('finds every period that these days are now', () => {
    const today = '2026-11-22'
    expect(periodsOfDays({ start: '2026-11-16', end: '2026-11-22' }, today)).toEqual([
      'last-7-days',
      'this-week',
    ])
    expect(periodsOfDays({ start: '2026-11-01', end: '2026-11-29' }, today)).toEqual([])
    expect(periodsOfDays({ start: '2026-11-22' }, today)).toEqual([])
    expect(periodsOfDays({}, today)).toEqual([])
  })
})

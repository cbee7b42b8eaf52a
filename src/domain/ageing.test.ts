import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOfAge, WAITING_AGES } from './ageing'
import { shiftDay } from './day-periods'

const days = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the age of what waits', () => {
  it('is told by days and weeks of the calendar, which begin on Monday', () => {
    // A Sunday.
    expect(WAITING_AGES.map((age) => daysOfAge(age, '2026-11-22'))).toEqual([
      { start: '2026-11-22' },
      { start: '2026-11-16', end: '2026-11-21' },
      { end: '2026-11-15' },
    ])
  })

  it('is today or older on a Monday', () => {
    expect(WAITING_AGES.map((age) => daysOfAge(age, '2026-11-23'))).toEqual([
      { start: '2026-11-23' },
      undefined,
      { end: '2026-11-22' },
    ])
  })

  it('takes in every day just once, those after today too: the clock may be slow', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -20, max: 400 }), (today, ago) => {
        const day = shiftDay(today, -ago)
        const holding = WAITING_AGES.filter((age) => {
          const found = daysOfAge(age, today)
          return found && (found.start ?? '') <= day && day <= (found.end ?? '9999')
        })
        expect(holding).toHaveLength(1)
      }),
    )
  })
})

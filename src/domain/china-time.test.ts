import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  endOfDay,
  formatChinaTime,
  fromWireTime,
  isDay,
  startOfDay,
  toChinaDate,
  toChinaTime,
} from './china-time'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

const CHINA_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** Whole seconds of the years whose numbers have four digits. */
const seconds = fc
  .integer({
    min: Date.parse('1000-01-01T00:00:00+08:00') / SECOND,
    max: Date.parse('9999-12-31T23:59:59+08:00') / SECOND,
  })
  .map((value) => value * SECOND)

/** Zones before and behind China, with and without daylight saving, one of them not on the hour. */
const ZONES = ['UTC', 'America/New_York', 'Asia/Shanghai', 'Asia/Kathmandu', 'Pacific/Kiritimati']

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a time in China', () => {
  it('is read back as the very second that was written', () => {
    fc.assert(
      fc.property(seconds, (epochMs) => {
        const text = toChinaTime(epochMs)
        expect(text).toMatch(CHINA_TIME)
        expect(fromWireTime(text)).toBe(epochMs)
        expect(formatChinaTime(text)).toBe(text)
        expect(formatChinaTime(epochMs)).toBe(text)
        expect(toChinaDate(epochMs)).toBe(text.slice(0, 10))
      }),
    )
  })

  it('is written to the second it is in, not the nearest', () => {
    fc.assert(
      fc.property(seconds, fc.integer({ min: 0, max: 999 }), (epochMs, ms) => {
        expect(toChinaTime(epochMs + ms)).toBe(toChinaTime(epochMs))
      }),
    )
  })

  it('is what a clock in China shows', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    // Since 1992 China has kept UTC+8 all year.
    const min = Date.parse('1992-01-01T00:00:00Z') / SECOND
    const max = Date.parse('2099-12-31T00:00:00Z') / SECOND
    fc.assert(
      fc.property(fc.integer({ min, max }), (value) => {
        expect(toChinaTime(value * SECOND)).toBe(clock.format(value * SECOND))
      }),
    )
  })

  it.each([
    [0, '1970-01-01 08:00:00'],
    [-1, '1970-01-01 07:59:59'],
    [Date.parse('2024-02-28T16:00:00Z'), '2024-02-29 00:00:00'],
    [Date.parse('2024-12-31T15:59:59Z'), '2024-12-31 23:59:59'],
    [Date.parse('2024-12-31T16:00:00Z'), '2025-01-01 00:00:00'],
  ])('%d is %s', (epochMs, text) => {
    expect(toChinaTime(epochMs)).toBe(text)
    expect(toChinaDate(epochMs)).toBe(text.slice(0, 10))
  })

  it('is the same whatever zone the browser is in', () => {
    const offsets = new Set<number>()
    fc.assert(
      fc.property(seconds, fc.constantFrom(...ZONES), (epochMs, zone) => {
        vi.stubEnv('TZ', 'UTC')
        const text = toChinaTime(epochMs)
        vi.stubEnv('TZ', zone)
        offsets.add(new Date(epochMs).getTimezoneOffset())
        expect(toChinaTime(epochMs)).toBe(text)
        expect(fromWireTime(text)).toBe(epochMs)
        expect(isDay(text.slice(0, 10))).toBe(true)
      }),
    )
    expect(offsets.size).toBeGreaterThan(2)
  })

  it('ends with the years that the wire can write', () => {
    const first = Date.parse('0000-01-01T00:00:00+08:00')
    const last = Date.parse('9999-12-31T23:59:59.999+08:00')
    expect([first, last].map((epochMs) => fromWireTime(epochMs))).toEqual([first, last])
    expect([first - 1, last + 1].map((epochMs) => fromWireTime(epochMs))).toEqual([undefined, undefined]) // prettier-ignore
  })

  it('does not stumble over an hour that another zone skips or repeats', () => {
    vi.stubEnv('TZ', 'America/New_York')
    for (const text of ['2024-03-10 02:30:00', '2024-11-03 01:30:00']) {
      expect(formatChinaTime(text)).toBe(text)
      expect(fromWireTime(text)).toBe(Date.parse(`${text.replace(' ', 'T')}+08:00`))
    }
  })
})

describe('fromWireTime', () => {
  it('takes a number for epoch milliseconds, also as text', () => {
    const recent = fc.integer({ min: 100_000_000_000, max: 9_999_999_999_999 })
    fc.assert(
      fc.property(recent, (epochMs) => {
        expect(fromWireTime(epochMs)).toBe(epochMs)
        expect(fromWireTime(` ${epochMs} `)).toBe(epochMs)
      }),
    )
  })

  it.each([
    ['2024-05-06 07:08:09', '2024-05-06T07:08:09+08:00'],
    ['2024-05-06T07:08:09', '2024-05-06T07:08:09+08:00'],
    ['2024-05-06 07:08', '2024-05-06T07:08:00+08:00'],
    ['2024-05-06', '2024-05-06T00:00:00+08:00'],
    [' 2024-05-06 ', '2024-05-06T00:00:00+08:00'],
  ])('reads %j', (text, iso) => {
    expect(fromWireTime(text)).toBe(Date.parse(iso))
  })

  it.each([
    '',
    'yesterday',
    '2024',
    '2024-5-6',
    '2024/05/06',
    '06.05.2024',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-02-30',
    '2023-02-29 10:00:00',
    '2024-01-01 24:00:00',
    '2024-01-01 10:60:00',
    '2024-01-01 10:00:60',
    '2024-01-01 10',
    '2024-01-01 10:00:00Z',
    '2024-01-01 10:00:00.5',
    '12345678901',
    '12345678901234',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('can not read %j', (value) => {
    expect(fromWireTime(value)).toBeUndefined()
  })

  it('can not read a number beyond the calendar', () => {
    expect(fromWireTime(1e300)).toBeUndefined()
    expect(fromWireTime(-1e300)).toBeUndefined()
  })
})

describe('formatChinaTime', () => {
  it.each(['', 'yesterday', '2024-02-30', '2024-01-01 24:00:00', Number.NaN])(
    'shows %j as it came',
    (value) => {
      expect(formatChinaTime(value)).toBe(String(value))
    },
  )

  it('shows a time or what came, whatever the server sends for one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (value) => {
        const shown = formatChinaTime(value)
        expect(shown === String(value) || CHINA_TIME.test(shown)).toBe(true)
      }),
    )
    expect(formatChinaTime(1e300)).toBe('1e+300')
    expect(formatChinaTime(8.64e15)).toBe('8640000000000000')
    // The year 10000 has no place in YYYY-MM-DD.
    expect(formatChinaTime(253_402_300_800_000)).toBe('253402300800000')
  })
})

describe('isDay', () => {
  const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const lengthOf = (year: number, month: number) =>
    month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  const two = (value: number) => String(value).padStart(2, '0')

  it('knows every day of the calendar and no other', () => {
    const year = fc.integer({ min: 1000, max: 9999 })
    const upTo99 = fc.integer({ min: 0, max: 99 })
    const month = fc.oneof(fc.integer({ min: 1, max: 12 }), upTo99)
    const day = fc.oneof(fc.integer({ min: 27, max: 32 }), upTo99)
    fc.assert(
      fc.property(year, month, day, (y, m, d) => {
        const isInCalendar = m >= 1 && m <= 12 && d >= 1 && d <= lengthOf(y, m)
        expect(isDay(`${y}-${two(m)}-${two(d)}`)).toBe(isInCalendar)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['2000-02-29', true],
    ['2024-02-29', true],
    ['1900-02-29', false],
    ['2023-02-29', false],
    ['2100-02-29', false],
  ])('leap years: %s %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  it.each(['', '2024-1-1', ' 2024-01-01', '2024-01-01 00:00:00', '20240101', '2024-01-0１'])(
    'wants YYYY-MM-DD and nothing else: %j',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )
})

describe('a day of a filter', () => {
  it('is that day in China, from its first second to its last', () => {
    fc.assert(
      fc.property(seconds, (epochMs) => {
        const day = toChinaDate(epochMs)
        const first = fromWireTime(startOfDay(day)) ?? Number.NaN
        const last = fromWireTime(endOfDay(day)) ?? Number.NaN
        expect(last - first).toBe(DAY - SECOND)
        expect(first <= epochMs && epochMs <= last).toBe(true)
        expect(toChinaDate(first - SECOND) < day).toBe(true)
      }),
    )
    expect(startOfDay('2024-02-29')).toBe('2024-02-29 00:00:00')
    expect(endOfDay('2024-02-29')).toBe('2024-02-29 23:59:59')
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from './china-time'
import { isUnclearDay, readMissingDay, readTypedDay, type DayOrder } from './typed-day'

const TODAY = '2026-11-22'
const read = (text: string, order: DayOrder = 'month-first') => readTypedDay(text, order, TODAY)

describe('readMissingDay', () => {
  it.each([
    ['30/2/2026', 'day-first', '2026-02-30'],
    ['2/30/2026', 'month-first', '2026-02-30'],
    ['20260230', 'month-first', '2026-02-30'],
    ['2026年2月30日', 'month-first', '2026-02-30'],
    ['31 abr 2026', 'day-first', '2026-04-31'],
    ['30 de febrero', 'day-first', '2026-02-30'],
    // Days that there are, and what is no day by its numbers either.
    ['28/2/2026', 'day-first', undefined],
    ['32/1/2026', 'day-first', undefined],
    ['1/13/2026', 'day-first', undefined],
    ['0/1/2026', 'day-first', undefined],
    ['30 de frio', 'day-first', undefined],
    ['mañana', 'day-first', undefined],
    ['hoy', 'day-first', undefined],
  ] as const)('writes %s, %s, as %s', (typed, order, day) => {
    expect(readMissingDay(typed, order, '2026-11-22')).toBe(day)
  })
})

describe('readTypedDay', () => {
  it('reads a whole day however it is written', () => {
    for (const text of [
      '2026-11-01',
      '20261101',
      '2026/11/1',
      '2026.11.01',
      '2026 11 1',
      '2026年11月1日',
      '２０２６－１１－０１',
      ' 2026-11-1 ',
      '2026-11-01 23:59:59',
    ]) {
      expect(read(text), text).toBe('2026-11-01')
      expect(read(text, 'day-first'), text).toBe('2026-11-01')
    }
  })

  it('takes two numbers as a day of this year, in the order of the language', () => {
    expect(read('11/1')).toBe('2026-11-01')
    expect(read('11-01')).toBe('2026-11-01')
    expect(read('11/1', 'day-first')).toBe('2026-01-11')
    expect(read('1.11', 'day-first')).toBe('2026-11-01')
    expect(read('31/12/2025', 'day-first')).toBe('2025-12-31')
    expect(read('12/31/2025')).toBe('2025-12-31')
    expect(read('11月1日', 'day-first')).toBe('2026-11-01')
  })

  it('reads days with the name of their month, whatever the language of the interface', () => {
    for (const text of [
      '1 nov 2026',
      '1 de noviembre',
      '1 de noviembre de 2026',
      '1º de noviembre del 2026',
      '1 de nov. de 2026',
      '01-Nov-26',
      '1nov2026',
      'Nov 1, 2026',
      'nov. 1,2026',
      'November 1st, 2026',
      'November 1',
      '1 November 2026',
      '1st of November',
      '1  NOV  2026 10:30',
    ]) {
      expect(read(text), text).toBe('2026-11-01')
      expect(read(text, 'day-first'), text).toBe('2026-11-01')
    }
    expect(read('1 oct')).toBe('2026-10-01')
    expect(read('1oct 2025')).toBe('2025-10-01')
    expect(read('30 de septiembre de 2025')).toBe('2025-09-30')
  })

  it.each(['en', 'es'])('knows every month by what %s calls it, long and short', (locale) => {
    const orders = fc.constantFrom<DayOrder>('month-first', 'day-first')
    const days = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    const months = fc.constantFrom('long', 'short')
    fc.assert(
      fc.property(days, orders, months, (date, order, month) => {
        const format = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const
        const text = date.toLocaleDateString(locale, format)
        expect(read(text, order), text).toBe(date.toISOString().slice(0, 10))
      }),
    )
  })

  it('takes a year of two digits for one of this century where it can be no other number', () => {
    expect(read('1/11/26', 'day-first')).toBe('2026-11-01')
    expect(read('1/11/26')).toBeUndefined()
    expect(read('Jan 11, 26')).toBe('2026-01-11')
    expect(read('31.12.05', 'day-first')).toBe('2005-12-31')
    expect(read('26/11/1')).toBeUndefined()
    expect(read('1/11/260', 'day-first')).toBeUndefined()
  })

  it('is unclear where a file means one of several', () => {
    for (const text of [
      '1/5/26',
      '26/11/21',
      '13.1.26 10:00',
      '10/11/2026',
      '10/11',
      'Nov-26',
      'mayo 12',
      // A year of two digits behind the name of a month, however it is written.
      '1 nov 26',
      '1 dic. 26 10:00',
      '01-Nov-26',
      '1nov26',
      '1º de noviembre del 26',
      'Nov 1, 26',
      'Nov 1st,26',
      'Nov-1-26',
    ])
      expect(isUnclearDay(text, TODAY), text).toBe(true)
    for (const text of [
      '2026-11-01',
      '20261101',
      '11/11',
      '13/11/2026',
      '1 nov',
      '26 nov 2026',
      '26nov2026',
      'Nov 1',
      'Nov 1, 2026',
      '今天',
      'nonsense',
    ])
      expect(isUnclearDay(text, TODAY), text).toBe(false)
  })

  it('knows today and yesterday by their names', () => {
    for (const word of ['今天', '今日', 'today', 'Today', 'hoy']) expect(read(word)).toBe(TODAY)
    for (const word of ['昨天', '昨日', 'yesterday', 'Ayer']) expect(read(word)).toBe('2026-11-21')
  })

  it('takes nothing for a day that is none', () => {
    for (const text of [
      '',
      '11',
      '2026',
      '2026-13-01',
      '20260230',
      '31/12',
      '2026-11',
      'constructor',
      '今',
      'nov 2026',
      'november',
      '1 nove',
      '1 de',
      '31 de junio',
      '1 constructor 2026',
      '1 de noviembre de 202',
    ]) {
      expect(read(text), text).toBeUndefined()
    }
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('month-first', 'day-first'), (text, order) => {
        const day = readTypedDay(text, order, TODAY)
        expect(day === undefined || isDay(day)).toBe(true)
      }),
    )
  })
})

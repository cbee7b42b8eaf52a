import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from './china-time'
import { readTypedDay, type DayOrder } from './typed-day'

const TODAY = '2026-11-22'
const read = (text: string, order: DayOrder = 'month-first') => readTypedDay(text, order, TODAY)

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

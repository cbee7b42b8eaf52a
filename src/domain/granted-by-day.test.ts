import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toChinaTime } from './china-time'
import { grantedByDay, type GrantedOrder } from './granted-by-day'
import { sumCents } from './money'

const NOVEMBER = { start: '2026-11-01', end: '2026-11-30' }

const orders = fc.array(
  fc
    .record({
      state: fc.constantFrom(0, 5, 10, 15, 20, 30, 40),
      amount: fc.integer({ min: 1, max: 9_999_999_999 }),
      left: fc.integer({ min: 0, max: 100 }),
      hours: fc.integer({ min: 0, max: 30 * 24 - 1 }),
    })
    .map(({ left, hours, ...order }) => ({
      ...order,
      actual: Math.floor((order.amount * left) / 100),
      gmtCreate: toChinaTime(Date.UTC(2026, 9, 31, 16) + hours * 3_600_000),
    })),
  { maxLength: 200 },
)

const sum = (of: readonly number[]) => of.reduce((total, cents) => total + cents, 0)

describe('what was granted and used, day by day', () => {
  it('counts by the day in China on which an order was created', () => {
    const order = { state: 30, amount: 500, actual: 200 }
    const found = grantedByDay(
      [
        { ...order, gmtCreate: '2026-11-02 00:00:00' },
        { ...order, gmtCreate: Date.UTC(2026, 10, 1, 16) },
        { ...order, state: 40, actual: 0, gmtCreate: '2026-11-30 23:59:59' },
      ],
      NOVEMBER,
    )
    expect(found).toHaveLength(30)
    expect(found.filter(({ granted }) => granted !== 0)).toEqual([
      { day: '2026-11-02', granted: 1000, used: 600 },
      { day: '2026-11-30', granted: 500, used: 500 },
    ])
  })

  it.each<[string, Partial<GrantedOrder>]>([
    ['an order that is not in the books', { state: 20 }],
    ['one that was cancelled', { state: 0 }],
    ['one of the month before', { gmtCreate: '2026-10-31 23:59:59' }],
    ['one of the month after', { gmtCreate: '2026-12-01 00:00:00' }],
    ['one without a time', { gmtCreate: undefined }],
    ['one whose time can not be read', { gmtCreate: 'gestern' }],
  ])('leaves out %s', (_title, changes) => {
    const order = { state: 30, amount: 1, actual: 0, gmtCreate: '2026-11-05 09:00:00', ...changes }
    expect(grantedByDay([order], NOVEMBER).every(({ granted }) => granted === 0)).toBe(true)
  })

  it('says of a day’s sum that it is too large, and of no other', () => {
    const order = { state: 30, amount: Number.MAX_SAFE_INTEGER, actual: Number.MAX_SAFE_INTEGER }
    const found = grantedByDay(
      [
        { ...order, gmtCreate: '2026-11-02 09:00:00' },
        { ...order, gmtCreate: '2026-11-02 10:00:00' },
        { ...order, gmtCreate: '2026-11-03 10:00:00' },
      ],
      NOVEMBER,
    )
    expect(found.slice(1, 3)).toEqual([
      { day: '2026-11-02', granted: 'too-large', used: 0 },
      { day: '2026-11-03', granted: Number.MAX_SAFE_INTEGER, used: 0 },
    ])
  })

  it('adds up to the cent, whatever the days', () => {
    fc.assert(
      fc.property(orders, (found) => {
        const days = grantedByDay(found, NOVEMBER)
        const inBooks = found.filter(({ state }) => state >= 30)
        expect(sumCents(days.map(({ granted }) => granted))).toBe(
          sum(inBooks.map(({ amount }) => amount)),
        )
        expect(sumCents(days.map(({ used }) => used))).toBe(
          sum(inBooks.map(({ amount, actual }) => amount - actual)),
        )
      }),
    )
  })
})

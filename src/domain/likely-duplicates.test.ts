import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toChinaTime } from './china-time'
import { areLikelyDuplicates, likelyDuplicates, type ComparableOrder } from './likely-duplicates'

const order: ComparableOrder = {
  code: 'FK1',
  amount: 120_000,
  at: '2026-11-20 09:00:00',
  payingEntity: '海尔智家股份有限公司',
  payingEntityAccount: '6222 0000 1111',
  owner: '徐磊',
}
const other = (changes: Partial<ComparableOrder>): ComparableOrder => ({
  ...order,
  code: 'FK2',
  ...changes,
})

describe('a likely duplicate', () => {
  it.each<[string, Partial<ComparableOrder>, boolean]>([
    ['has all in common', {}, true],
    ['has only the paying entity in common', { owner: '王芳', payingEntityAccount: '1' }, true],
    ['has only the account in common', { owner: '王芳', payingEntity: '别处' }, true],
    ['has only the payer in common', { payingEntity: '别处', payingEntityAccount: '1' }, true],
    [
      'has nobody in common',
      { payingEntity: '别处', payingEntityAccount: '1', owner: '王芳' },
      false,
    ],
    [
      'is written in other widths and spaces',
      { owner: ' 徐　磊', payingEntity: '', payingEntityAccount: '' },
      true,
    ],
    [
      'is an account with other spaces',
      { payingEntityAccount: '６２２２00001111', payingEntity: '', owner: '' },
      true,
    ],
    ['is of another amount', { amount: 120_001 }, false],
    ['is the order itself', { code: 'FK1' }, false],
    ['is 30 days older to the second', { at: '2026-10-21 09:00:00' }, true],
    ['is a second more than 30 days older', { at: '2026-10-21 08:59:59' }, false],
    ['is 30 days younger', { at: '2026-12-20 09:00:00' }, true],
    ['is a second more than 30 days younger', { at: '2026-12-20 09:00:01' }, false],
    ['tells its time in another notation', { at: Date.UTC(2026, 10, 20, 1) }, true],
    ['has no time', { at: undefined }, false],
    ['has a time that can not be read', { at: 'gestern' }, false],
  ])('%s', (_title, changes, expected) => {
    expect(areLikelyDuplicates(order, other(changes))).toBe(expected)
  })

  it('is nobody’s where neither order names anybody', () => {
    const nameless = { payingEntity: undefined, payingEntityAccount: ' ', owner: undefined }
    expect(areLikelyDuplicates(other(nameless), { ...other(nameless), code: 'FK3' })).toBe(false)
  })
})

const name = fc.constantFrom(undefined, '', '徐磊', '王芳', 'Haier Ltd')
const orders = fc.record<ComparableOrder>({
  code: fc.constantFrom('FK1', 'FK2', 'FK3', 'FK4'),
  amount: fc.constantFrom(1, 120_000, 9_999_999_999),
  at: fc
    .integer({ min: 0, max: 60 * 24 })
    .map((hours) => toChinaTime(Date.UTC(2026, 9, 1) + hours * 3_600_000)),
  payingEntity: name,
  payingEntityAccount: name,
  owner: name,
})

describe('likely duplicates', () => {
  it('are mutual, and never of an order and itself', () => {
    fc.assert(
      fc.property(orders, orders, (one, two) => {
        expect(areLikelyDuplicates(one, two)).toBe(areLikelyDuplicates(two, one))
        expect(areLikelyDuplicates(one, one)).toBe(false)
      }),
    )
  })

  it('are the same however often, and in which search, an order is found', () => {
    fc.assert(
      fc.property(
        orders,
        fc.uniqueArray(orders, { selector: ({ code }) => code }),
        (one, found) => {
          const codes = likelyDuplicates(one, found).map(({ code }) => code)
          expect(likelyDuplicates(one, [...found, ...found]).map(({ code }) => code)).toEqual(codes)
          const backwards = likelyDuplicates(one, found.toReversed()).map(({ code }) => code)
          expect(backwards.toSorted()).toEqual(codes.toSorted())
          for (const { amount } of likelyDuplicates(one, found)) expect(amount).toBe(one.amount)
        },
      ),
    )
  })

  it('depend on how far apart the orders are, not on when they are', () => {
    fc.assert(
      fc.property(orders, orders, fc.integer({ min: -3000, max: 3000 }), (one, two, days) => {
        const moved = (found: ComparableOrder) => ({
          ...found,
          at: Date.parse(`${String(found.at).replace(' ', 'T')}+08:00`) + days * 86_400_000,
        })
        expect(areLikelyDuplicates(moved(one), moved(two))).toBe(areLikelyDuplicates(one, two))
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { CentsSum } from '@/domain/money'
import type { DataColumn } from './data-column'
import { neededWidth } from './money-size'

const amount: DataColumn<{ cents: number }> = {
  id: 'amount',
  accessorFn: ({ cents }) => cents,
  size: 130,
  meta: { name: { id: 'Amount' }, isMoney: true },
}
const total = (cents: CentsSum) => [{ key: 'page', label: '', sums: { amount: cents } }]

describe('neededWidth', () => {
  it('is less than what is declared while the amounts have room in it', () => {
    expect(neededWidth(amount, [{ cents: 123_456_78 }], total(987_654_32))).toBeLessThan(130)
    expect(neededWidth(amount, [], [])).toBeLessThan(60)
  })

  it('makes room for a long amount, of a row or of the totals', () => {
    const long = 987_654_321_99
    const needed = neededWidth(amount, [{ cents: long }], [])
    expect(needed).toBeGreaterThan(140)
    expect(neededWidth(amount, [{ cents: 1 }], total(long))).toBe(needed)
    expect(neededWidth(amount, [{ cents: -long }], [])).toBeGreaterThan(needed)
  })

  it('makes as much room for what is said instead of a sum as for the largest amount', () => {
    const most = neededWidth(amount, [{ cents: Number.MAX_SAFE_INTEGER }], [])
    expect(neededWidth(amount, [{ cents: 1 }], total('too-large'))).toBe(most)
  })

  it('asks no other column for its values', () => {
    const code: DataColumn<{ cents: number }> = { ...amount, meta: { name: { id: 'Code' } } }
    expect(neededWidth(code, [{ cents: Number.MAX_SAFE_INTEGER }], [])).toBe(0)
  })
})

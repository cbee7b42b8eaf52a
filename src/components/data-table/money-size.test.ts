import { describe, expect, it } from 'vitest'
import type { DataColumn } from './data-column'
import { sizeOf } from './money-size'

const amount: DataColumn<{ cents: number }> = {
  id: 'amount',
  accessorFn: ({ cents }) => cents,
  size: 130,
  meta: { name: { id: 'Amount' }, isMoney: true },
}
const total = (cents: number) => [{ key: 'page', label: '', sums: { amount: cents } }]

describe('sizeOf', () => {
  it('leaves a column as it was declared while its amounts have room', () => {
    expect(sizeOf(amount, [{ cents: 123_456_78 }], total(987_654_32))).toBe(130)
    expect(sizeOf(amount, [], [])).toBe(130)
  })

  it('makes room for a long amount, of a row or of the totals', () => {
    const long = 987_654_321_99
    const needed = sizeOf(amount, [{ cents: long }], [])
    expect(needed).toBeGreaterThan(140)
    expect(sizeOf(amount, [{ cents: 1 }], total(long))).toBe(needed)
    expect(sizeOf(amount, [{ cents: -long }], [])).toBeGreaterThan(needed)
  })

  it('asks no other column for its values', () => {
    const code: DataColumn<{ cents: number }> = { ...amount, meta: { name: { id: 'Code' } } }
    expect(sizeOf(code, [{ cents: Number.MAX_SAFE_INTEGER }], [])).toBe(130)
  })
})

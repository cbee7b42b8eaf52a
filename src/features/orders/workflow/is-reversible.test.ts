import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { reverseOrder } from '@/api/contract/reverse-order'
import { isReversible } from './is-reversible'

describe('a debit can be reversed', () => {
  const rejected = v.parse(reverseOrder, { code: 'CX1', state: 15, amount: 100 })

  it('when it is tallied, and in no other state', () => {
    const possible = [0, 5, 10, 15, 20, 30, 77].filter((state) => isReversible({ state }))
    expect(possible).toEqual([20])
  })

  it('when no other reverse of it is alive: a rejected one still is', () => {
    expect(isReversible({ state: 20, reverseOrder: null })).toBe(true)
    expect(isReversible({ state: 20, reverseOrder: rejected })).toBe(false)
    expect(isReversible({ state: 20, reverseOrder: rejected }, 'CX2')).toBe(false)
  })

  it('by the reverse that is edited, but not once that has taken effect', () => {
    expect(isReversible({ state: 20, reverseOrder: rejected }, 'CX1')).toBe(true)
    expect(isReversible({ state: 30, reverseOrder: rejected }, 'CX1')).toBe(false)
  })
})

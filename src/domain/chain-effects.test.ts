import { describe, expect, it } from 'vitest'
import { hasGivenBack, hasTaken, isReversible } from './chain-effects'

const STATES = [0, 5, 10, 15, 20, 30, 77]

it('a debit has taken its amount once it is tallied, and when it was reversed since', () => {
  expect(STATES.filter((state) => hasTaken({ state }))).toEqual([20, 30])
})

it('a reverse has given back once it is tallied: it has no other state behind that', () => {
  expect(STATES.filter((state) => hasGivenBack({ state }))).toEqual([20])
})

describe('a debit can be reversed', () => {
  const rejected = { code: 'CX1', state: 15, amount: 100 }

  it('when it is tallied, and in no other state', () => {
    const possible = STATES.filter((state) => isReversible({ state }))
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

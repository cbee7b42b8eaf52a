import { describe, expect, it } from 'vitest'
import { deductionMoveNote } from './deduction-rules'

const told = (...move: Parameters<typeof deductionMoveNote>) => {
  const { message, tone } = deductionMoveNote(...move)
  return [typeof message === 'string' ? message : message.message, tone]
}

describe('what a move of a debit or reverse order came to', () => {
  it.each([
    ['approve', 20, '{code} was approved and tallied', 'success'],
    ['tally', 20, '{code} was tallied', 'success'],
    ['reject', 15, '{code} was rejected', 'success'],
    ['cancel', 0, '{code} was cancelled', 'success'],
  ] as const)('is said of %s', (action, state, message, tone) => {
    expect(told(action, state, 'KK1')).toEqual([message, tone])
  })

  it.each(['approve', 'tally'] as const)(
    'is no success of %s while the accounting system has not answered',
    (action) => {
      const [message, tone] = told(action, 10, 'KK1')
      expect(message).toMatch(/waits: the accounting system did not answer/)
      expect(tone).toBe('warning')
    },
  )
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOG_BIZ_TYPE, LOG_SUCCESS, stepName } from './operation-steps'

const STEPS = [
  ['stage', 'Saved'],
  ['submit', 'Submitted'],
  ['approve', 'Approved'],
  ['reject', 'Rejected'],
  ['verify', 'Notify the verification system'],
  ['tally', 'Notify the accounting system'],
  ['cancel', 'Cancelled'],
] as const

describe('an operation log', () => {
  it('is of a payment, debit or reverse order, and 1 is success', () => {
    expect(LOG_BIZ_TYPE).toEqual({ payment: 1, debit: 2, reverse: 3 })
    expect(LOG_SUCCESS).toBe(1)
  })
})

describe('stepName', () => {
  it.each(STEPS)('of %s is %s', (step, message) => {
    expect(stepName(step)).toMatchObject({ message })
  })

  it('of a step that is not known is the step as it was sent', () => {
    fc.assert(
      fc.property(fc.string(), (step) => {
        fc.pre(!STEPS.some(([known]) => known === step))
        expect(stepName(step)).toBe(step)
      }),
    )
  })

  it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
    'does not take %s, which every object has, for a step',
    (step) => {
      expect(stepName(step)).toBe(step)
    },
  )
})

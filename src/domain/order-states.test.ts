import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  debitState,
  PAYMENT_STATE,
  PAYMENT_STATE_CHOICES,
  paymentState,
  waitsForDecision,
} from './order-states'
import { SETTLEMENT } from './settlement'

/** state, its name for internal orders, for external ones, and while the settlement is not known */
const PAYMENT_STATES = [
  [0, 'Cancelled', 'Cancelled', 'Cancelled'],
  [5, 'Saved', 'Saved', 'Saved'],
  [10, 'Awaiting verification', 'Awaiting confirmation', 'Awaiting verification or confirmation'],
  [15, 'Rejected', 'Rejected', 'Rejected'],
  [20, 'Verified', 'Confirmed', 'Verified or confirmed'],
  [30, 'Tallied', 'Tallied', 'Tallied'],
  [40, 'Used up', 'Used up', 'Used up'],
] as const

const KNOWN: readonly number[] = PAYMENT_STATES.map(([state]) => state)
const otherNumbers = fc.integer().filter((state) => !KNOWN.includes(state))

describe('payment order states', () => {
  it('have the numbers of the platform', () => {
    expect(PAYMENT_STATE).toEqual({
      cancelled: 0,
      saved: 5,
      submitted: 10,
      rejected: 15,
      confirmed: 20,
      tallied: 30,
      usedUp: 40,
    })
  })

  it.each(PAYMENT_STATES)(
    '%d reads %s when internal, %s when external, else %s',
    (state, internal, external, neutral) => {
      expect(paymentState(state, SETTLEMENT.internal).name.message).toBe(internal)
      expect(paymentState(state, SETTLEMENT.external).name.message).toBe(external)
      expect(paymentState(state).name.message).toBe(neutral)
    },
  )

  it('look the same however an order is settled', () => {
    for (const state of KNOWN) {
      const { tone } = paymentState(state)
      expect(paymentState(state, SETTLEMENT.internal).tone).toBe(tone)
      expect(paymentState(state, SETTLEMENT.external).tone).toBe(tone)
    }
    expect(paymentState(PAYMENT_STATE.rejected).tone).toBe('refused')
    expect(paymentState(PAYMENT_STATE.cancelled).tone).toBe('void')
  })

  it('are all that a list can be filtered by, each once and with its neutral name', () => {
    const offered = PAYMENT_STATE_CHOICES.map(({ value }) => value)
    expect(offered.toSorted((a, b) => a - b)).toEqual(KNOWN)
    for (const { value, name } of PAYMENT_STATE_CHOICES) {
      expect(name).toEqual(paymentState(value).name)
    }
  })
})

describe('debit order states', () => {
  it.each([
    [0, 'Cancelled'],
    [5, 'Saved'],
    [10, 'Awaiting confirmation'],
    [15, 'Rejected'],
    [20, 'Tallied'],
    [30, 'Reversed'],
  ])('%d reads %s', (state, name) => {
    expect(debitState(state).name.message).toBe(name)
  })

  it('has no state of a payment order that debits do not have', () => {
    expect(debitState(PAYMENT_STATE.usedUp).name.values).toEqual({ state: 40 })
  })
})

describe('a state that nobody has told this application about', () => {
  it('is shown by its number, never as another', () => {
    fc.assert(
      fc.property(otherNumbers, (state) => {
        for (const shown of [paymentState(state), paymentState(state, SETTLEMENT.internal)]) {
          expect(shown.name.message).toMatch(/^Unknown state/)
          expect(shown.name.values).toEqual({ state })
        }
        expect(debitState(state).name.values).toEqual({ state })
      }),
    )
  })
})

it('Of the states that a payment order has, it waits for a decision in one', () => {
  expect(KNOWN.filter((state) => waitsForDecision({ state }))).toEqual([PAYMENT_STATE.submitted])
})

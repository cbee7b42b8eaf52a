import { describe, expect, it } from 'vitest'
import { moneyLeft } from './money-left'
import { PAYMENT_STATE } from './order-states'

describe('moneyLeft', () => {
  it('is what the order says, to the last cent', () => {
    expect(moneyLeft({ state: PAYMENT_STATE.tallied, actual: 1 })).toBe(1)
    expect(moneyLeft({ state: PAYMENT_STATE.usedUp, actual: 0 })).toBe(0)
  })

  it('is nothing of a cancelled order, whatever it says', () => {
    expect(moneyLeft({ state: PAYMENT_STATE.cancelled, actual: 888_888 })).toBeUndefined()
  })
})

import { expect, test } from 'vitest'
import { AREAS } from './authorities'
import { PAYMENT_STATE } from './order-states'
import { paymentRules } from './payment-transitions'
import { availabilityOf, reasonOf } from './transitions'

const user = { username: 'li.na', authorities: AREAS.map((code) => ({ code })) }
const channel = (type: number) => ({ name: 'any', type })
const reasonToVerify = (state: number, type: number) =>
  reasonOf(availabilityOf(paymentRules, 'verify', { state, channel: channel(type) }, user))?.message

test('An external order is not told to wait for a verification that never comes, whatever its state', () => {
  for (const state of Object.values(PAYMENT_STATE)) {
    expect(reasonToVerify(state, 2)).toBe('External orders need no verification')
  }
  expect(reasonToVerify(PAYMENT_STATE.submitted, 1)).toBe('The order has not been approved yet')
})

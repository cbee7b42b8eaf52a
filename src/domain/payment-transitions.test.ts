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

const APPROVED = 'Approved; the verification system has not confirmed it yet. Notify it again.'
const OWN = 'You can’t decide on an order that you created'
const UNKNOWN = 'The settlement type is unknown'

test.each([
  ['approve', { createBy: 'li.na', verifyCode: 'HX1' }, APPROVED],
  ['approve', { createBy: 'li.na' }, OWN],
  ['approve', { createBy: 'zhang.wei', verifyCode: 'HX1' }, APPROVED],
  ['approve', { createBy: 'zhang.wei' }, UNKNOWN],
  ['reject', { createBy: 'li.na', verifyCode: 'HX1' }, APPROVED],
  ['reject', { createBy: 'li.na' }, OWN],
  ['reject', { createBy: 'zhang.wei' }, undefined],
] as const)('Who wants to %s an order that is %o is told first: %s', (action, fields, expected) => {
  // Of a channel that nobody knows.
  const order = { state: PAYMENT_STATE.submitted, channelId: 99, ...fields }
  expect(reasonOf(availabilityOf(paymentRules, action, order, user))?.message).toBe(expected)
})

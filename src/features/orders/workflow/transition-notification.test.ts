import { describe, expect, it } from 'vitest'
import { debitWorkflow } from '../debit/workflow'
import { transitionNotification } from './transition-notification'
import { paymentWorkflow } from '../payment/workflow'
import { reverseWorkflow } from '../reverse/workflow'

const CODE = 'FK20261121000001'

describe('the notification of a transition', () => {
  it.each([
    ['cancel', undefined, 'success', '{code} was cancelled'],
    ['reject', undefined, 'success', '{code} was rejected'],
    ['approve', undefined, 'success', '{code} was approved and tallied'],
    ['tally', undefined, 'success', '{code} was tallied'],
    ['verify', undefined, 'success', '{code} was tallied'],
    ['approve', 'verification', 'warning', '{code} waits: the verification system did not answer. Notify it again later.'],
    ['approve', 'accounting', 'warning', '{code} waits: the accounting system did not answer. Notify it again later.'],
  ] as const)('%s, waiting for %s', (action, waitsFor, tone, message) => {
    const notification = transitionNotification(action, CODE, waitsFor)
    expect([notification.tone, notification.message.message]).toEqual([tone, message])
    expect(notification.message.values).toEqual({ code: CODE })
  }) // prettier-ignore
})

describe('which system an order waits for', () => {
  it.each([
    ['payment', paymentWorkflow, 10, /verification/],
    ['payment', paymentWorkflow, 20, /accounting/],
    ['payment', paymentWorkflow, 30, /was approved and tallied/],
    ['debit', debitWorkflow, 10, /accounting/],
    ['debit', debitWorkflow, 20, /was approved and tallied/],
    ['reverse', reverseWorkflow, 10, /accounting/],
    ['reverse', reverseWorkflow, 20, /was approved and tallied/],
  ] as const)('%s order, approved into %s', (_name, type, state, message) => {
    expect(type.transitionNotification('approve', state, CODE).message.message).toMatch(message)
  })
})

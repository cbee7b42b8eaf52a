import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { paymentWorkflow } from '../../payment/workflow'
import { onOrderDone } from '../done-orders'
import { recordQueueResult, type QueueResult } from '../queue-results'
import { freezeQueue, queueResultsName, rememberSource, startQueue } from '../queue-store'
import { reconciledOrder } from './reconciled-order'

const NAME = 'li.na'
const { onDone } = reconciledOrder(paymentWorkflow)
const record = { id: 'w', kind: 'payment-order', code: 'FK1', onceKey: 'FK1', key: 'k' } as const

/** A queue that holds FK1, with what is known of it so far. */
function queueWith(before: QueueResult | undefined): () => unknown {
  const id = startQueue(NAME, 'payment-order') ?? ''
  freezeQueue(NAME, id, { orders: [{ code: 'FK1', amount: 5 }], leftOut: [], total: 1 })
  recordQueueResult(NAME, id, 'FK1', () => before)
  return () => readUserValue(NAME, queueResultsName(id))
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  rememberSource(NAME, 'payment-order', { request: {}, from: {} })
})

it.each([
  ['approve', 'approved'],
  ['reject', 'rejected'],
] as const)('A queue counts a decision to %s that is found out to be done', (action, outcome) => {
  const sentThere = queueWith({ outcome: 'unknown', amount: 120_991, sent: outcome })
  const passedOver = queueWith({ outcome: 'passed', amount: 120_991 })
  const notOpened = queueWith(undefined)
  onDone?.(NAME, { ...record, action, phase: 'open' })
  expect(sentThere()).toMatchObject({ FK1: { outcome, amount: 120_991 } })
  expect(passedOver()).toMatchObject({ FK1: { outcome, amount: 120_991 } })
  expect(notOpened()).toBeUndefined()
})

it('A cancellation that is found out to be done leaves what a queue knows', () => {
  const passedOver = queueWith({ outcome: 'passed', amount: 5 })
  onDone?.(NAME, { ...record, action: 'cancel', phase: 'open' })
  expect(passedOver()).toMatchObject({ FK1: { outcome: 'passed' } })
})

it('What is found out to be done is told like what was answered: lists and pages that hold the order let go of it', () => {
  const done = vi.fn<(code: string) => void>()
  onTestFinished(onOrderDone('payment-order', done))
  const found = (action: string, onceKey: string) =>
    onDone?.(NAME, { ...record, action, onceKey, phase: 'open' })
  found('approve', 'FK0')
  found('tally', 'FK1')
  found('verify', 'FK2')
  found('cancel', 'FK3')
  // Who sends the form goes on with the order.
  found('stage', 'FK4')
  found('submit', 'FK5')
  expect(done.mock.calls).toEqual([['FK0'], ['FK1'], ['FK2'], ['FK3']])
})

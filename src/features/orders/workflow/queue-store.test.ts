import { beforeEach, describe, expect, it } from 'vitest'
import { forgetEverybodyBut, readUserValue, writeUserValue } from '@/session/user-storage'
import { recordQueueResult } from './queue-results'
import {
  freezeQueue,
  queueResultsName,
  queuesHolding,
  rememberSource,
  startQueue,
} from './queue-store'

const LI_NA = 'li.na'
const source = { request: { business: 2, state: 10 }, from: { type: 2, tab: 'all' } }
const content = {
  orders: ['FK1', 'FK2'].map((code) => ({ code, amount: 100 })),
  leftOut: [],
  total: 2,
}
const stored = (id: string | undefined) => readUserValue(LI_NA, `queue.${id}`)

/** Starts a queue as going on from the list does. */
function start(type = 'payment-order'): string {
  rememberSource(LI_NA, type, source)
  return startQueue(LI_NA, type) ?? ''
}

describe('the queues of a reviewer', () => {
  beforeEach(() => forgetEverybodyBut(undefined))

  it('do not start where no list was shown', () => {
    expect(startQueue(LI_NA, 'payment-order')).toBeUndefined()
  })

  it('are of the person and the order type whose list was shown', () => {
    rememberSource(LI_NA, 'payment-order', source)
    expect(startQueue('chen.jie', 'payment-order')).toBeUndefined()
    expect(startQueue(LI_NA, 'debit-order')).toBeUndefined()
    expect(startQueue(LI_NA, 'payment-order')).toBeDefined()
  })

  it('hold what the list was asked for, and the codes once they are frozen', () => {
    const id = start()
    expect(stored(id)).toEqual(source)
    freezeQueue(LI_NA, id, content)
    expect(stored(id)).toEqual({ ...source, codes: ['FK1', 'FK2'], content })
  })

  it('are found by an order that they hold: a decision on it is noted in no other', () => {
    const [one, other] = [start(), start()]
    freezeQueue(LI_NA, one, content)
    freezeQueue(LI_NA, other, { ...content, orders: [{ code: 'FK2', amount: 100 }], total: 1 })
    expect(queuesHolding(LI_NA, 'payment-order', 'FK1')).toEqual([one])
    expect(queuesHolding(LI_NA, 'payment-order', 'FK2')).toEqual([one, other])
  })

  it('stay as they are when the list shows something else', () => {
    const id = start()
    rememberSource(LI_NA, 'payment-order', { request: { business: 2, state: 30 }, from: {} })
    expect(stored(id)).toEqual(source)
  })

  it('each have an id of their own', () => {
    expect(start()).not.toBe(start())
  })

  it('are pushed out by none of another type, whose page is another one', () => {
    const ids = ['payment-order', ...Array.from({ length: 5 }, () => 'debit-order')].map(start)
    expect(ids.map((id) => stored(id) !== undefined)).toEqual([true, false, true, true, true, true])
  })

  it('are kept for the last four only, with what became of their orders', () => {
    const ids = Array.from({ length: 6 }, () => {
      const id = start()
      recordQueueResult(LI_NA, id, 'FK1', () => ({ outcome: 'passed', amount: 1 }))
      return id
    })
    const results = ids.map((id) => readUserValue(LI_NA, queueResultsName(id)) !== undefined)
    expect(results).toEqual([false, false, true, true, true, true])
    expect(ids.map((id) => stored(id) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })

  it('are not brought back by codes that arrive after they were lost', () => {
    freezeQueue(LI_NA, 'lost', content)
    expect(stored('lost')).toBeUndefined()
  })

  it('are lost, and nothing worse, when what is stored can not be read', () => {
    writeUserValue(LI_NA, 'queue-source.payment-order', { request: 'broken' })
    expect(startQueue(LI_NA, 'payment-order')).toBeUndefined()
    writeUserValue(LI_NA, 'queues.payment-order', 'broken')
    expect(stored(start())).toEqual(source)
  })
})

import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { sumCents } from '@/domain/money'
import { SUBMITTED } from '@/domain/order-states'
import { forgetEverybodyBut, readUserValue, writeUserValue } from '@/session/user-storage'
import {
  countQueue,
  recordDecision,
  recordQueueResult,
  resultWhenSeen,
  type QueueResult,
} from './queue-results'
import { freezeQueue, queueResultsName, rememberSource, startQueue } from './queue-store'

const LI_NA = 'li.na'
const waiting = { state: SUBMITTED, amount: 12_345 }
const decided = { state: 30, amount: 12_345 }
const stored = () => readUserValue(LI_NA, queueResultsName('q'))

describe('what becomes of an order in a queue', () => {
  it.each<[string, QueueResult | undefined, typeof waiting, 'none' | 'unknown' | 'done', string]>([
    ['is passed over until it is decided on', undefined, waiting, 'none', 'passed'],
    [
      'was decided by somebody else where it waits no more',
      undefined,
      decided,
      'none',
      'elsewhere',
    ],
    [
      'is passed over no longer once somebody else decides',
      { outcome: 'passed', amount: 1 },
      decided,
      'none',
      'elsewhere',
    ],
    [
      'stays approved when it is looked at again',
      { outcome: 'approved', amount: 1 },
      decided,
      'none',
      'approved',
    ],
    ['stays rejected', { outcome: 'rejected', amount: 1 }, decided, 'none', 'rejected'],
    [
      'stays unknown while it is',
      { outcome: 'unknown', amount: 1, sent: 'approved' },
      waiting,
      'unknown',
      'unknown',
    ],
    [
      'is what was sent once that is found to be done',
      { outcome: 'unknown', amount: 1, sent: 'rejected' },
      decided,
      'done',
      'rejected',
    ],
    [
      'is passed over once it is found not to be done',
      { outcome: 'unknown', amount: 1, sent: 'approved' },
      waiting,
      'none',
      'passed',
    ],
  ])('%s', (_title, before, order, own, outcome) => {
    expect(resultWhenSeen(before, order, own)).toMatchObject({ outcome })
  })
})

describe('the results of a queue', () => {
  beforeEach(() => forgetEverybodyBut(undefined))

  it('are kept by code, and the newer one stands', () => {
    recordQueueResult(LI_NA, 'q', 'FK1', () => ({ outcome: 'passed', amount: 5 }))
    recordQueueResult(LI_NA, 'q', 'FK2', () => ({ outcome: 'passed', amount: 7 }))
    recordQueueResult(LI_NA, 'q', 'FK1', () => ({ outcome: 'approved', amount: 5 }))
    expect(stored()).toEqual({
      FK1: { outcome: 'approved', amount: 5 },
      FK2: { outcome: 'passed', amount: 7 },
    })
  })

  it('are not written again where nothing is new', () => {
    recordQueueResult(LI_NA, 'q', 'FK1', () => ({ outcome: 'passed', amount: 5 }))
    const before = stored()
    recordQueueResult(LI_NA, 'q', 'FK1', () => ({ outcome: 'passed', amount: 5 }))
    expect(stored()).toBe(before)
  })

  it.each<[string, QueueResult, QueueResult]>([
    ['amount', { outcome: 'passed', amount: 5 }, { outcome: 'passed', amount: 7 }],
    [
      'decision whose answer was lost',
      { outcome: 'unknown', amount: 5, sent: 'approved' },
      { outcome: 'unknown', amount: 5, sent: 'rejected' },
    ],
  ])('are written where nothing but the %s is new: the summary says it', (_, before, after) => {
    recordQueueResult(LI_NA, 'q', 'FK1', () => before)
    recordQueueResult(LI_NA, 'q', 'FK1', () => after)
    expect(stored()).toEqual({ FK1: after })
  })

  it('say of what was decided elsewhere, as in a batch, that it was decided, in each queue that holds it', () => {
    rememberSource(LI_NA, 'payment-order', { request: {}, from: {} })
    const [first, second, third] = [['FK1', 'FK2'], ['FK2'], ['FK1']].map((codes) => {
      const id = startQueue(LI_NA, 'payment-order') ?? ''
      const orders = codes.map((code) => ({ code, amount: 5 }))
      freezeQueue(LI_NA, id, { orders, leftOut: [], total: orders.length })
      return id
    })
    const resultsOf = (id: string | undefined) => readUserValue(LI_NA, queueResultsName(id ?? ''))
    recordQueueResult(LI_NA, first, 'FK1', () => ({ outcome: 'passed', amount: 5 }))
    recordDecision(LI_NA, 'payment-order', { code: 'FK1', amount: 6 }, 'approved')
    recordDecision(LI_NA, 'debit-order', { code: 'FK2', amount: 6 }, 'rejected')
    const approved = { FK1: { outcome: 'approved', amount: 6, sent: 'approved' } }
    expect(resultsOf(first)).toEqual(approved)
    expect(resultsOf(second)).toBeUndefined()
    expect(resultsOf(third)).toEqual(approved)
  })

  it('are nothing outside a queue, and begin anew where what is stored can not be read', () => {
    recordQueueResult(LI_NA, undefined, 'FK1', () => ({ outcome: 'passed', amount: 5 }))
    expect(stored()).toBeUndefined()
    writeUserValue(LI_NA, queueResultsName('q'), { FK1: 'broken' })
    recordQueueResult(LI_NA, 'q', 'FK2', () => ({ outcome: 'passed', amount: 7 }))
    expect(stored()).toEqual({ FK2: { outcome: 'passed', amount: 7 } })
  })
})

const outcome = fc.constantFrom('approved', 'rejected', 'passed', 'unknown', 'elsewhere')
const results = fc.dictionary(
  fc.constantFrom('FK1', 'FK2', 'FK3', 'FK4', 'FK5', 'FK6'),
  fc.record({ outcome, amount: fc.integer({ min: 1, max: 9_999_999_999 }) }),
  { noNullPrototype: true },
)
const queue = fc.uniqueArray(fc.constantFrom('FK1', 'FK2', 'FK3', 'FK4', 'FK5', 'FK6'))

describe('the summary of a queue', () => {
  it('says the four outcomes always, and others where there are any', () => {
    expect(countQueue(['FK1'], {})).toEqual([
      { outcome: 'approved', codes: [], sum: 0 },
      { outcome: 'rejected', codes: [], sum: 0 },
      { outcome: 'passed', codes: [], sum: 0 },
      { outcome: 'unknown', codes: [], sum: 0 },
      { outcome: 'unopened', codes: ['FK1'], sum: undefined },
    ])
  })

  it('gives no number for a sum that is too large', () => {
    const passed = { outcome: 'passed', amount: Number.MAX_SAFE_INTEGER } as const
    const [, , line] = countQueue(['FK1', 'FK2'], { FK1: passed, FK2: passed })
    expect(line).toEqual({ outcome: 'passed', codes: ['FK1', 'FK2'], sum: 'too-large' })
  })

  it('counts every order of the queue once, and no other, in its order and to the cent', () => {
    fc.assert(
      fc.property(queue, results, (codes, found) => {
        const lines = countQueue(codes, found)
        expect(lines.flatMap((line) => line.codes).toSorted()).toEqual(codes.toSorted())
        const known = codes.filter((code) => found[code])
        const total = known.reduce((sum, code) => sum + (found[code]?.amount ?? 0), 0)
        expect(sumCents(lines.map(({ sum }) => sum ?? 0))).toBe(total)
        for (const line of lines) {
          expect(line.codes).toEqual(codes.filter((code) => line.codes.includes(code)))
        }
      }),
    )
  })
})

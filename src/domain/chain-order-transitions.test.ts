import { expect, it } from 'vitest'
import { AREAS } from './authorities'
import { debitRules, reverseRules } from './chain-order-transitions'
import { availabilityOf, reasonOf } from './transitions'

const order = { state: 10, createBy: 'zhang.wei', lastModifiedBy: 'li.na' }

it.each([
  ['failed', 0, true],
  ['succeeded', 1, false],
  // Nothing is said on a guess of a state that the application does not know.
  ['ended nobody knows how', 2, false],
])(
  'A tally that %s (state %d) as the last word of the log locks the order: %s',
  (_name, state, isLocked) => {
    const log = [
      { id: 2, bizType: 2, step: 'tally', state },
      { id: 1, bizType: 2, step: 'submit', state: 1 },
    ]
    for (const { actions, skipReason } of [debitRules, reverseRules]) {
      expect(skipReason?.(order, log) !== undefined).toBe(isLocked)
      expect(actions.approve?.whyNot?.(order, log) !== undefined).toBe(isLocked)
    }
  },
)

it.each([
  ['somebody else than its creator touched last', {}, true],
  ['its creator touched last', { lastModifiedBy: 'zhang.wei' }, false],
  ['does not say who touched it last', { lastModifiedBy: undefined }, true],
  ['does not say whose it is', { createBy: undefined }, true],
  ['says neither', { createBy: undefined, lastModifiedBy: undefined }, true],
  ['waits no more', { state: 20, lastModifiedBy: undefined }, false],
])('Of an order that %s only the log tells whether it was approved: %s %s', (_, fields, needs) => {
  for (const { needsLog } of [debitRules, reverseRules]) {
    expect(needsLog?.({ ...order, ...fields })).toBe(needs)
  }
})

it('Who wants to decide on their own order is told first that it was approved already', () => {
  const creator = { username: 'zhang.wei', authorities: AREAS.map((code) => ({ code })) }
  const failed = [{ step: 'tally', state: 0 }]
  for (const rules of [debitRules, reverseRules]) {
    for (const action of ['approve', 'reject'] as const) {
      const reason = (log: typeof failed) =>
        reasonOf(availabilityOf(rules, action, order, creator, log))?.message
      expect(reason([])).toBe('You can’t decide on an order that you created')
      expect(reason(failed)).toBe('Approved; notifying accounting failed. Notify it again.')
    }
  }
})

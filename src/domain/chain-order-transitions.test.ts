import { expect, it } from 'vitest'
import { debitRules, reverseRules } from './chain-order-transitions'

const order = { state: 10, createBy: 'zhang.wei', lastModifiedBy: 'li.na' }
const reviewer = { username: 'li.na', enterprise: undefined, authorities: [] }

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
      expect(actions.approve?.whyNot?.(order, reviewer, log) !== undefined).toBe(isLocked)
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

import { expect, test } from 'vitest'
import { DETAIL_STALE_MS, LIST_KEPT_MS, LIST_STALE_MS } from './freshness'

const MINUTE = 60_000

test('What others work on is read again when it is looked at after half a minute', () => {
  expect([LIST_STALE_MS, DETAIL_STALE_MS]).toEqual([0.5 * MINUTE, 0.5 * MINUTE])
})

test('A list is still there after half an hour in an order: nobody reviews one for longer', () => {
  expect(LIST_KEPT_MS).toBe(30 * MINUTE)
})

import { expect, test } from 'vitest'
import { slowestInteraction, totalOf, type TimedEvent } from './interaction-parts'

const event = (
  interaction: number,
  [start, processingStart, processingEnd, painted]: readonly [number, number, number, number],
): TimedEvent => ({
  interaction,
  start,
  duration: painted - start,
  processingStart,
  processingEnd,
})

test('an interaction is as long as its longest event, in the parts of its frame', () => {
  const parts = slowestInteraction([
    event(1, [0, 2, 3, 16]),
    // Letting go and the click share a frame: both were handled for it.
    event(2, [100, 110, 114, 180]),
    event(2, [100, 115, 150, 180]),
    // Pressing had a frame of its own.
    event(2, [40, 41, 42, 56]),
  ])
  expect(parts).toStrictEqual({ delay: 10, work: 40, paint: 30 })
  expect(totalOf(parts)).toBe(80)
})

test('what was painted before its handler ended takes no time to paint', () => {
  expect(slowestInteraction([event(1, [0, 4, 30, 24])])).toStrictEqual({
    delay: 4,
    work: 26,
    paint: 0,
  })
})

test('nothing that the browser told of is nothing that took long', () => {
  expect(slowestInteraction([])).toStrictEqual({ delay: 0, work: 0, paint: 0 })
})

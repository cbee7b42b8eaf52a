import { expect, test } from 'vitest'
import { median, percentile, smallest } from './statistics'

test('the smallest and the middle of values, in whatever order they came', () => {
  expect(smallest([30, 4, 100])).toBe(4)
  expect(median([30, 4, 100])).toBe(30)
  expect(median([30, 4, 100, 50])).toBe(40)
  expect([smallest([]), median([])]).toStrictEqual([Number.NaN, Number.NaN])
})

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect(percentile(values, 0.5)).toBe(10)
  expect(percentile(values, 0.95)).toBe(19)
  expect(percentile(values, 1)).toBe(20)
  expect(percentile([7], 0.05)).toBe(7)
  expect(percentile([], 0.5)).toBeNaN()
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { distinctKeys } from './distinct-keys'

it('A key that comes once is kept, and none comes twice', () => {
  expect(distinctKeys(['A', 'C', 'A', 'D', 'C', 'A'])).toEqual([
    'A',
    'C',
    'A\n2',
    'D',
    'C\n4',
    'A\n5',
  ])
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'A 2', 'A 3')), (keys) => {
      expect(new Set(distinctKeys(keys)).size).toBe(keys.length)
    }),
  )
})

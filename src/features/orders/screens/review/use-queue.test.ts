import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeInQueue } from './use-queue'

const queues = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 })

describe('the place of an order in the queue', () => {
  it('counts from one, with what comes before and after', () => {
    expect(placeInQueue(['a', 'b', 'c'], 'b')).toEqual({
      all: ['a', 'b', 'c'],
      place: 2,
      length: 3,
      next: 'c',
      previous: 'a',
    })
  })

  it('has nothing before the first order and nothing behind the last', () => {
    expect(placeInQueue(['a', 'b'], 'a')).toMatchObject({ previous: undefined, next: 'b' })
    expect(placeInQueue(['a', 'b'], 'b')).toMatchObject({ previous: 'a', next: undefined })
  })

  it('is one of one without a queue', () => {
    expect(placeInQueue([], 'a')).toEqual({
      all: ['a'],
      place: 1,
      length: 1,
      next: undefined,
      previous: undefined,
    })
  })

  it('is in front of the others for an order that is not among them', () => {
    expect(placeInQueue(['a', 'b'], 'x')).toEqual({
      all: ['x', 'a', 'b'],
      place: 1,
      length: 3,
      next: 'a',
      previous: undefined,
    })
  })

  it('lets one walk to the end and back, through every order once', () => {
    fc.assert(
      fc.property(queues, (codes) => {
        const walk = (from: string, way: 'next' | 'previous') => {
          const seen: string[] = []
          for (
            let at: string | undefined = from;
            at !== undefined;
            at = placeInQueue(codes, at)[way]
          )
            seen.push(at)
          return seen
        }
        expect(walk(codes[0] ?? '', 'next')).toEqual(codes)
        expect(walk(codes.at(-1) ?? '', 'previous')).toEqual(codes.toReversed())
      }),
    )
  })
})

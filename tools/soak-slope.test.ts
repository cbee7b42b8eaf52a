import { expect, it } from 'vitest'
import { leaksIn, slopeOf, type Sample } from '../e2e/soak/slope'

const level: Sample = { heap: 20e6, nodes: 3000, listeners: 500, documents: 1, stored: 400 }

/** So many samples, of which each is the level with what is added. */
const samplesOf = (count: number, added: (index: number) => Partial<Sample>) =>
  Array.from({ length: count }, (_, index) => ({ ...level, ...added(index) }))

it('the slope is what most pairs of samples have, whatever one of them says', () => {
  expect(slopeOf([1, 2, 3, 4, 5])).toBe(1)
  expect(slopeOf([5, 5, 5, 90, 5, 5, 5])).toBe(0)
  expect(slopeOf([7])).toBe(0)
})

it('noise and what is loaded once at the beginning are no leak', () => {
  const noisy = samplesOf(60, (index) => ({
    heap: 20e6 + ((index * 7919) % 13) * 40e3 + (index < 10 ? 0 : 3e6),
    nodes: 3000 + ((index * 31) % 7) * 20,
  }))
  expect(leaksIn(noisy)).toEqual([])
})

it.each([
  ['heap', { heap: 30e3 }],
  ['nodes', { nodes: 4 }],
  ['listeners', { listeners: 1 }],
  ['documents', { documents: 1 }],
  ['stored', { stored: 40 }],
] as const)('%s that grow with each round are one', (measure, grown) => {
  const leaking = samplesOf(60, (index) =>
    Object.fromEntries(
      Object.entries(grown).map(([name, by]) => [name, level[measure] + by * index]),
    ),
  )
  expect(leaksIn(leaking)).toEqual([expect.stringMatching(new RegExp(`^${measure} grows by`))])
})

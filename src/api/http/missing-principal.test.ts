import { describe, expect, it } from 'vitest'
import { isMissingPrincipal } from './missing-principal'

describe('isMissingPrincipal', () => {
  it.each([
    'no principal',
    'No principal found',
    'Missing principal',
    'null principal',
    'principal not found',
    'Principal is null',
    'principal is missing',
    'Principal [null]',
    'principal=null',
    'No authenticated principal in session',
    'not found principal',
  ])('a lost session: %s', (message) => {
    expect(isMissingPrincipal(message)).toBe(true)
  })

  it.each([
    undefined,
    '',
    'principal is required',
    'principal must not be null',
    'principal cannot be null',
    'principalId is null',
    'principalName not found',
    'no, the principal of this order has to confirm it first',
    'the principal was changed meanwhile',
    'null',
  ])('something else: %s', (message) => {
    expect(isMissingPrincipal(message)).toBe(false)
  })
})

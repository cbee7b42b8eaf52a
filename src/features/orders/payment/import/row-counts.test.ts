import { expect, it } from 'vitest'
import { withOutcome, type Outcomes } from './row-counts'
import type { RowOutcome } from './run-rows'

const outcomes: Outcomes = new Map([
  ['1', { kind: 'unknown', codes: ['FK1', 'FK2'] }],
  ['2', { kind: 'unknown', codes: ['FK1'], isUnreachable: false }],
  ['3', { kind: 'saved', code: 'FK3' }],
])

it('An order that a row has become is offered as no other row', () => {
  expect(withOutcome(outcomes, '4', { kind: 'saved', code: 'FK1' })).toEqual(
    new Map([
      ['1', { kind: 'unknown', codes: ['FK2'] }],
      ['2', { kind: 'unknown', codes: [], isUnreachable: false }],
      ['3', { kind: 'saved', code: 'FK3' }],
      ['4', { kind: 'saved', code: 'FK1' }],
    ]),
  )
  expect(withOutcome(outcomes, '1', { kind: 'saved', code: 'FK2' }).get('2')).toMatchObject({
    codes: ['FK1'],
  })
})

it('What is not known to be an order takes none from other rows', () => {
  const also: RowOutcome = { kind: 'unknown', codes: ['FK1'] }
  expect(withOutcome(outcomes, '4', also)).toEqual(new Map([...outcomes, ['4', also]]))
})

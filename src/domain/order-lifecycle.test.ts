import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentLifecycle } from './order-lifecycle'

describe('the life of a payment order', () => {
  const MAIN = [5, 10, 20, 30, 40]

  it.each(MAIN)('has one step that is current, all before it passed: state %d', (state) => {
    const place = MAIN.indexOf(state)
    expect(paymentLifecycle(state).map((step) => [step.state, step.progress])).toEqual(
      MAIN.map((at, index) => [at, index < place ? 'passed' : index > place ? 'ahead' : 'current']),
    )
  })

  it('ends at the side exit of a rejected or cancelled order', () => {
    expect(paymentLifecycle(15).map(({ state, progress }) => [state, progress])).toEqual([
      [5, 'passed'],
      [10, 'passed'],
      [15, 'current'],
    ])
    expect(paymentLifecycle(0).map(({ state, progress }) => [state, progress])).toEqual([
      [5, 'passed'],
      [0, 'current'],
    ])
  })

  it('speaks the words of the settlement', () => {
    const words = (settlement: 1 | 2) =>
      paymentLifecycle(20, settlement).map(({ name }) => name.message)
    expect(words(1)).toEqual(['Saved', 'Awaiting verification', 'Verified', 'Tallied', 'Used up'])
    expect(words(2)).toEqual(['Saved', 'Awaiting confirmation', 'Confirmed', 'Tallied', 'Used up'])
  })

  it('shows the state itself as current, whichever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(0, 15, ...MAIN), fc.integer()), (state) => {
        const current = paymentLifecycle(state).filter(({ progress }) => progress === 'current')
        expect(current.map((step) => step.state)).toEqual([state])
      }),
    )
  })
})

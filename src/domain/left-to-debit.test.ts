import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftToDebit, pendingOf } from './left-to-debit'

const STATES = [0, 5, 10, 15, 20, 30]
const cents = fc.integer({ min: 0, max: 9_999_999_999 })
const debitOf = (code: string, state: number, amount: number) => ({ code, state, amount })
/** Debits KK0, KK1 … of one payment order. */
const debits = fc
  .array(fc.tuple(fc.constantFrom(...STATES), cents), { maxLength: 6 })
  .map((all) => all.map(([state, amount], at) => debitOf(`KK${at}`, state, amount)))
const payment = fc.record({ state: fc.constant(30), actual: cents, debitOrders: debits })

describe('what is left to debit', () => {
  it.each([
    ['nothing was asked for', 100_000, [], 100_000],
    ['one cent is left', 1, [], 1],
    ['others wait', 100_000, [[10, 30_000], [10, 20_000]], 50_000],
    ['others have been decided on, or never asked', 100_000, [[20, 30_000], [30, 1], [5, 2], [15, 3], [0, 4]], 100_000],
    ['others wait for all of it', 50_000, [[10, 50_000]], 0],
    ['others wait for more than there is', 50_000, [[10, 50_001]], 0],
  ] as const)('is right when %s', (_when, actual, others, left) => {
    const debitOrders = others.map(([state, amount], at) => debitOf(`KK${at}`, state, amount))
    expect(leftToDebit({ state: 30, actual, debitOrders }, undefined)).toBe(left)
  }) // prettier-ignore

  it('is nothing when others wait for more than can be added up', () => {
    const debitOrders = [debitOf('KK1', 10, Number.MAX_SAFE_INTEGER), debitOf('KK2', 10, 1)]
    expect(pendingOf(debitOrders)).toBe('too-large')
    expect(leftToDebit({ state: 30, actual: 500, debitOrders }, undefined)).toBe(0)
  })

  it('goes down by what one more debit waits for, and never below 0', () => {
    fc.assert(
      fc.property(payment, cents, (order, amount) => {
        const before = leftToDebit(order, undefined)
        const debitOrders = [...order.debitOrders, debitOf('KK9', 10, amount)]
        const after = leftToDebit({ ...order, debitOrders }, undefined)
        expect(after).toBeGreaterThanOrEqual(0)
        expect(before - after).toBe(before < amount ? before : amount)
      }),
    )
  })

  it('is the same whatever debits there are that do not wait', () => {
    fc.assert(
      fc.property(payment, (order) => {
        const waiting = order.debitOrders.filter(({ state }) => state === 10)
        expect(leftToDebit(order, undefined)).toBe(
          leftToDebit({ ...order, debitOrders: waiting }, undefined),
        )
      }),
    )
  })

  it('does not count the debit that is edited', () => {
    fc.assert(
      fc.property(payment, fc.nat(5), (order, at) => {
        const own = `KK${at}`
        const others = order.debitOrders.filter(({ code }) => code !== own)
        expect(leftToDebit(order, own)).toBe(
          leftToDebit({ ...order, debitOrders: others }, undefined),
        )
      }),
    )
  })

  it.each([0, 5, 10, 15, 20, 40, 77])('is nothing of a payment order in %i', (state) => {
    expect(leftToDebit({ state, actual: 100, debitOrders: [] }, undefined)).toBe(0)
  })
})

describe('what is pending', () => {
  it('is what can be debited less than is left, as long as there is as much', () => {
    fc.assert(
      fc.property(payment, ({ debitOrders, ...order }) => {
        const pending = pendingOf(debitOrders)
        const left = leftToDebit({ ...order, debitOrders }, undefined)
        expect(left).toBe(Math.max(0, order.actual - Number(pending)))
      }),
    )
  })

  it('leaves the debit out that is edited', () => {
    const waiting = [debitOf('KK1', 10, 300), debitOf('KK2', 10, 20), debitOf('KK3', 20, 1)]
    expect(pendingOf(waiting)).toBe(320)
    expect(pendingOf(waiting, 'KK1')).toBe(20)
  })
})

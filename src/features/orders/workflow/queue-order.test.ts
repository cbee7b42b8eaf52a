import { setupI18n } from '@lingui/core'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { sumCents } from '@/domain/money'
import { writeStored } from '@/session/stored-value'
import { fakeStorage } from '@/testing/fake-storage'
import { groupMember, type QueuedOrder } from '../queued-order'
import {
  arrangeQueue,
  countReasons,
  QUEUE_GROUPINGS,
  QUEUE_ORDERS,
  rememberChoice,
  rememberedChoice,
} from './queue-order'

const ZHANG = { key: 'zhang.wei', name: '张伟' }
const WANG = { key: 'wang.fang', name: '王芳' }
/** As the server lists them: newest first. */
const ORDERS: readonly QueuedOrder[] = [
  { code: 'E', amount: 500, createdAt: 5, applicant: ZHANG },
  { code: 'D', amount: 900, createdAt: 4, applicant: WANG },
  { code: 'C', amount: 500, createdAt: 3, applicant: ZHANG },
  { code: 'B', amount: 100, createdAt: 3 },
  { code: 'A', amount: 700, createdAt: 1, applicant: WANG },
]
const codesOf = (order: (typeof QUEUE_ORDERS)[number], orders = ORDERS) =>
  arrangeQueue(orders, { order, groupBy: undefined })
    .flatMap((group) => group.orders.map(({ code }) => code))
    .join('')

describe('a queue', () => {
  it('is gone through newest, oldest or largest first; orders that are alike as the server has them', () => {
    expect(codesOf('newest')).toBe('EDCBA')
    expect(codesOf('oldest')).toBe('ABCDE')
    expect(codesOf('largest')).toBe('DAECB')
  })

  it('of a list of codes is gone through in the order of the codes, unless another one is wanted than the list’s', () => {
    const codes = (order: (typeof QUEUE_ORDERS)[number]) =>
      arrangeQueue(ORDERS.toReversed(), { order, groupBy: undefined }, true)
        .flatMap((group) => group.orders.map(({ code }) => code))
        .join('')
    expect(codes('newest')).toBe('ABCDE')
    expect(codes('oldest')).toBe('ACBDE')
    expect(codes('largest')).toBe('DACEB')
  })

  it('has orders without a time at its end, whichever way', () => {
    const orders = [{ code: 'X', amount: 1 }, ...ORDERS]
    expect(codesOf('newest', orders)).toBe('EDCBAX')
    expect(codesOf('oldest', orders)).toBe('ABCDEX')
  })

  it('is gone through group after group, in the order of their first orders, each with its sum in cents', () => {
    const groups = arrangeQueue(ORDERS, { order: 'largest', groupBy: 'applicant' })
    expect(
      groups.map(({ of, orders, sum }) => [of?.name, orders.map(({ code }) => code), sum]),
    ).toEqual([
      ['王芳', ['D', 'A'], 1600],
      ['张伟', ['E', 'C'], 1000],
      [undefined, ['B'], 100],
    ])
    expect(arrangeQueue(ORDERS, { order: 'newest', groupBy: undefined })).toEqual([
      { of: undefined, orders: ORDERS, sum: 2700 },
    ])
  })

  it('keeps people apart who are called alike', () => {
    const alike = ORDERS.map((order) => ({
      ...order,
      applicant: order.applicant && { ...order.applicant, name: '张伟' },
    }))
    const groups = arrangeQueue(alike, { order: 'newest', groupBy: 'applicant' })
    expect(groups.map(({ orders }) => orders.length)).toEqual([2, 2, 1])
    expect(groupMember(undefined, undefined)).toBeUndefined()
    expect(groupMember(7, undefined)).toEqual({ key: '7', name: '7' })
    expect(groupMember(undefined, '张伟')).toEqual({ key: '张伟', name: '张伟' })
  })

  it('holds the same orders however it is arranged: nothing comes to it and nothing leaves it', () => {
    const anyOrder = fc.record({
      code: fc.string({ minLength: 1 }),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      createdAt: fc.option(fc.nat(5), { nil: undefined }),
      applicant: fc.option(fc.constantFrom(ZHANG, WANG), { nil: undefined }),
      department: fc.option(fc.constantFrom(ZHANG, WANG), { nil: undefined }),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(anyOrder, { selector: ({ code }) => code }),
        fc.constantFrom(...QUEUE_ORDERS),
        fc.constantFrom(undefined, ...QUEUE_GROUPINGS),
        (orders, order, groupBy) => {
          const groups = arrangeQueue(orders, { order, groupBy })
          const arranged = groups.flatMap((group) => group.orders)
          expect(new Set(arranged)).toEqual(new Set(orders))
          expect(arranged).toHaveLength(orders.length)
          expect(sumCents(groups.map(({ sum }) => sum))).toBe(
            orders.reduce((sum, { amount }) => sum + amount, 0),
          )
        },
      ),
    )
  })
})

it('Why orders can’t be decided on is counted reason by reason', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: { own: 'Your own' } } })
  expect(
    countReasons([{ id: 'own' }, undefined, { id: 'x', message: 'Late' }, { id: 'own' }], i18n),
  ).toEqual([
    { reason: 'Your own', count: 2 },
    { reason: 'Late', count: 1 },
  ])
})

it('How a person goes through queues of a type is kept, and nonsense is newest first', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  const plain = { order: 'newest', groupBy: undefined }
  expect(rememberedChoice('li.na', 'payment-order')).toEqual(plain)
  rememberChoice('li.na', 'payment-order', { order: 'oldest', groupBy: 'department' })
  expect(rememberedChoice('li.na', 'payment-order')).toEqual({
    order: 'oldest',
    groupBy: 'department',
  })
  expect(rememberedChoice('li.na', 'debit-order')).toEqual(plain)
  expect(rememberedChoice('chen.jie', 'payment-order')).toEqual(plain)
  writeStored('queue', 'li.na', 'payment-order', { order: 'best', groupBy: 'department' })
  expect(rememberedChoice('li.na', 'payment-order')).toEqual({
    order: 'newest',
    groupBy: 'department',
  })
  vi.unstubAllGlobals()
})

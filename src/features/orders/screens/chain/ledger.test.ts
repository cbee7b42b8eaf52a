import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DebitOrder } from '@/api/contract/debit-order'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { toChinaTime } from '@/domain/china-time'
import { makeLedger, type LedgerSource } from './ledger'

const START_MS = Date.UTC(2026, 2, 1)
const timeAt = (minute: number) => toChinaTime(START_MS + minute * 60_000)

function debit(code: string, state: number, amount: number, minute = 1): DebitOrder {
  return {
    code,
    paymentCode: 'FK1',
    state,
    amount,
    remark: undefined,
    gmtCreate: timeAt(minute),
    gmtModified: timeAt(minute + 5),
    createBy: 'wang.fang',
    createName: '王芳',
    lastModifiedBy: 'li.na',
    attachments: [],
  }
}

function reverse(code: string, debitCode: string, state: number, amount: number, minute = 9) {
  const { attachments: _, ...order } = debit(code, state, amount, minute)
  return { ...order, debitCode } satisfies ReverseOrder
}

function payment(amount: number, debitOrders: DebitOrder[], actual?: number): LedgerSource {
  const tallied = debitOrders.filter(({ state }) => state === 20)
  return {
    code: 'FK1',
    state: 30,
    amount,
    actual: actual ?? amount - tallied.reduce((sum, order) => sum + order.amount, 0),
    remark: '第一行\n第二行',
    createBy: 'zhang.wei',
    createName: '张伟',
    gmtCreate: timeAt(0),
    debitOrders,
  }
}

const linesOf = (...args: Parameters<typeof makeLedger>) =>
  makeLedger(...args).lines.map(({ kind, code, balance }) => [kind, code, balance])

describe('the ledger of a payment order', () => {
  test('An order without debits is one line and agrees with itself', () => {
    const ledger = makeLedger(payment(10_000, []), [])
    expect(ledger).toMatchObject({ taken: 0, givenBack: 0, balance: 10_000, difference: 0 })
    expect(ledger.lines).toEqual([
      {
        kind: 'payment',
        code: 'FK1',
        debitCode: undefined,
        state: 30,
        taken: 0,
        pending: 0,
        givenBack: 0,
        balance: 10_000,
        by: '张伟',
        at: timeAt(0),
        remark: '第一行\n第二行',
      },
    ])
  })

  test('Debits take and reverses give back, in order of time', () => {
    const order = payment(10_000, [
      debit('KK3', 20, 500, 30),
      debit('KK1', 30, 4000, 10),
      debit('KK2', 10, 900, 20),
    ])
    expect(linesOf(order, [reverse('CX1', 'KK1', 20, 4000, 25)])).toEqual([
      ['payment', 'FK1', 10_000],
      ['debit', 'KK1', 6000],
      ['debit', 'KK2', 6000],
      ['reverse', 'CX1', 10_000],
      ['debit', 'KK3', 9500],
    ])
  })

  test('A debit that waits stands with what it asks for, which nobody else may debit', () => {
    const order = payment(10_000, [
      debit('KK1', 20, 4000, 10),
      debit('KK2', 10, 900, 20),
      debit('KK3', 5, 70, 30),
      debit('KK4', 15, 30, 40),
    ])
    const ledger = makeLedger(order, [])
    expect(ledger).toMatchObject({ pending: 900, balance: 6000, left: 6000, free: 5100 })
    expect(ledger.lines.map(({ taken, pending, balance }) => [taken, pending, balance])).toEqual([
      [0, 0, 10_000],
      [4000, 0, 6000],
      [0, 900, 6000],
      [0, 0, 6000],
      [0, 0, 6000],
    ])
  })

  test.each([
    ['nothing is known of reverses', undefined],
    ['the one that reversed it is not among them', [reverse('CX9', 'KK1', 15, 4000, 11)]],
  ])('A reversed debit gives back by a line of its own when %s', (_when, reverses) => {
    const ledger = makeLedger(payment(10_000, [debit('KK1', 30, 4000, 10)]), reverses)
    expect(ledger).toMatchObject({ taken: 4000, givenBack: 4000, balance: 10_000, difference: 0 })
    expect(ledger.lines.at(-1)).toEqual({
      kind: 'given-back',
      code: undefined,
      debitCode: 'KK1',
      state: undefined,
      taken: 0,
      pending: 0,
      givenBack: 4000,
      balance: 10_000,
      by: undefined,
      at: timeAt(15),
      remark: undefined,
      version: timeAt(15),
    })
  })

  test('A cancelled order grants nothing, and nothing differs', () => {
    const cancelled = { ...payment(10_000, []), state: 0 }
    expect(makeLedger(cancelled, [])).toMatchObject({ balance: 0, left: 0, difference: 0 })
  })

  test('A reverse stands behind its debit, whatever the clocks said', () => {
    const order = payment(10_000, [debit('KK1', 30, 4000, 10)])
    const late = { ...debit('KK2', 20, 1, 10), gmtCreate: undefined, gmtModified: undefined }
    expect(linesOf(order, [reverse('CX1', 'KK1', 20, 4000, 5)]).map(([kind]) => kind)).toEqual([
      'payment',
      'debit',
      'reverse',
    ])
    expect(linesOf(payment(10_000, [late, debit('KK1', 20, 1)]), []).at(-1)?.[1]).toBe('KK2')
  })

  test.each([
    ['an amount that nobody debited', payment(10_000, [], 9000), [], -1000],
    ['a debit that is missing in it', payment(10_000, [debit('KK1', 20, 500)], 10_000), [], 500],
    [
      'a reverse of another amount',
      payment(10_000, [debit('KK1', 30, 500)]),
      [reverse('CX1', 'KK1', 20, 400)],
      100,
    ],
    [
      'a debit that was given back twice',
      payment(10_000, [debit('KK1', 30, 500)]),
      [reverse('CX1', 'KK1', 20, 500), reverse('CX2', 'KK1', 20, 500)],
      -500,
    ],
  ])('The difference shows %s', (_what, order, reverses, difference) => {
    expect(makeLedger(order, reverses).difference).toBe(difference)
  })
})

/** A chain as the rules make it: amounts, states and times at random, `actual` by its definition. */
const chains = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      state: fc.constantFrom(0, 5, 10, 15, 20, 30),
      minute: fc.integer({ min: 0, max: 30 }),
      reverseState: fc.constantFrom(undefined, 0, 5, 10, 15),
      reverseMinute: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 12 },
  )
  .map((steps) => {
    const debits = steps.map(({ amount, state, minute }, index) =>
      debit(`KK${index}`, state, amount, minute),
    )
    const reverses = steps.flatMap(({ amount, state, reverseState, reverseMinute }, index) => {
      const at = state === 30 ? 20 : state === 20 ? reverseState : undefined
      return at === undefined
        ? []
        : [reverse(`CX${index}`, `KK${index}`, at, amount, reverseMinute)]
    })
    return { debits, reverses, order: payment(20_000_000, debits) }
  })

describe('the law of the ledger', () => {
  test('What is too large to be added up is no number, and agrees with nothing', () => {
    const most = Number.MAX_SAFE_INTEGER
    const debits = [debit('KK1', 20, most, 1), debit('KK2', 20, most, 2), debit('KK3', 20, most, 3)]
    const ledger = makeLedger(payment(most, debits, 0), [])
    expect(ledger.lines.map(({ balance }) => balance)).toEqual([most, 0, -most, 'too-large'])
    expect(ledger).toMatchObject({ taken: 'too-large', balance: 'too-large' })
    expect(ledger.difference).toBe('too-large')
  })

  test('What the rules make adds up, whether or not the reverses can be read', () => {
    fc.assert(
      fc.property(chains, fc.integer({ min: 0, max: 12 }), ({ order, reverses }, known) => {
        for (const readable of [reverses, undefined, reverses.slice(0, known)]) {
          const ledger = makeLedger(order, readable)
          expect(ledger.difference).toBe(0)
          expect(ledger.balance).toBe(order.actual)
          const { taken, givenBack, balance } = ledger
          expect(balance).toBe(order.amount - Number(taken) + Number(givenBack))
        }
      }),
    )
  })

  test('The balance behind every line is that before it, less what it took, and what it gave back', () => {
    fc.assert(
      fc.property(chains, ({ order, reverses }) => {
        const { lines, balance } = makeLedger(order, reverses)
        let expected = order.amount
        for (const line of lines) {
          expected = expected - line.taken + line.givenBack
          expect(line.balance).toBe(expected)
        }
        expect(balance).toBe(expected)
      }),
    )
  })

  test('Every document has one line, debits by time and a reverse behind its debit', () => {
    fc.assert(
      fc.property(chains, ({ order, debits, reverses }) => {
        const { lines } = makeLedger(order, reverses)
        const documents = [{ code: 'FK1' }, ...debits, ...reverses]
        expect(lines).toHaveLength(documents.length)
        expect(new Set(lines.map(({ code }) => code))).toEqual(
          new Set(documents.map(({ code }) => code)),
        )
        const at = (code: string) => lines.findIndex((line) => line.code === code)
        for (const { code, debitCode } of reverses) expect(at(code)).toBeGreaterThan(at(debitCode))
        const debitTimes = lines.flatMap((line) => (line.kind === 'debit' ? [`${line.at}`] : []))
        expect(debitTimes).toEqual(debitTimes.toSorted())
      }),
    )
  })

  test('Any wrong cent shows as exactly that difference', () => {
    fc.assert(
      fc.property(chains, fc.integer({ min: -999, max: 999 }), ({ order, reverses }, wrong) => {
        const skewed = { ...order, actual: order.actual + wrong }
        expect(makeLedger(skewed, reverses).difference).toBe(wrong)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { fromWireTime } from '@/domain/china-time'
import type { WriteRecord } from '@/features/writes/write-record'
import {
  filledIn,
  holdsSent,
  judgeNewOrder,
  judgeOrder,
  versionOfSent,
  type TracedOrder,
} from './evidence'
import { PAYMENT_STATES_AFTER } from './states-after'

interface Row extends TracedOrder {
  amount?: number
  remark?: string
}

const rules = { fields: ['amount', 'remark'], statesAfter: PAYMENT_STATES_AFTER } as const
const BASE = '2026-11-20 10:00:00'
const LATER = '2026-11-20 10:00:01'
const entry = (fields: Partial<OperationLogEntry>): OperationLogEntry => ({
  id: '1',
  step: 'approve',
  state: 1,
  content: undefined,
  createBy: 'li.na',
  gmtCreate: LATER,
  showFront: 1,
  bizType: 1,
  ...fields,
})
const record = (fields: Partial<WriteRecord> = {}): WriteRecord => ({
  id: 'r',
  key: 'r',
  kind: 'payment-order',
  action: 'approve',
  code: 'FK1',
  onceKey: 'FK1',
  base: BASE,
  phase: 'open',
  ...fields,
})
const row = (fields: Partial<Row> = {}): Row => ({
  code: 'FK1',
  state: 30,
  gmtModified: LATER,
  ...fields,
})
const judge = (
  order: Row,
  log: OperationLogEntry[],
  fields: Partial<WriteRecord> = {},
  username = 'li.na',
) => judgeOrder<Row>(record(fields), username, { order, log }, rules).kind

describe('a write on an existing order', () => {
  it('is done with an entry of this step and person, later than the base version, in a state it leads to', () => {
    const log = [entry({ id: '2', step: 'tally' }), entry({ id: '1' })]
    expect(judge(row(), log)).toBe('done')
    expect(judge(row({ state: 10 }), log)).toBe('done')
  })

  it.each([
    ['of another person', { createBy: 'chen.jie' }],
    ['of another step', { step: 'reject' }],
    ['as old as the base version', { gmtCreate: BASE }],
    ['older than the base version', { gmtCreate: '2026-11-19 10:00:00' }],
    ['without a time', { gmtCreate: undefined }],
  ])('is overtaken by a change whose entry is %s', (_, fields) => {
    expect(judge(row(), [entry(fields)])).toBe('overtaken')
  })

  it('is overtaken when the order has gone on to a state it does not lead to', () => {
    const log = [entry({ step: 'reject' })]
    expect(judge(row({ state: 15 }), log, { action: 'reject' })).toBe('done')
    expect(judge(row({ state: 10 }), log, { action: 'reject' })).toBe('overtaken')
  })

  it('is not there, at least not yet, while the order is the base version', () => {
    expect(judge(row({ gmtModified: BASE, state: 10 }), [])).toBe('no-trace')
  })

  it('can’t be told without a user name, a base version, or times that can be read', () => {
    const log = [entry({})]
    expect(judge(row(), log, {}, '')).toBe('unclear')
    expect(judge(row(), log, { base: undefined })).toBe('unclear')
    expect(judge(row(), log, { base: 'the day before' })).toBe('unclear')
    expect(judge(row({ gmtModified: undefined }), log)).toBe('unclear')
    expect(judge(row({ gmtModified: 'lately' }), log)).toBe('unclear')
    // A copy of the database that lags behind.
    expect(judge(row({ gmtModified: '2026-11-20 09:59:59' }), log)).toBe('unclear')
  })

  it('reads epoch milliseconds as well', () => {
    expect(judge(row(), [entry({})], { base: fromWireTime(BASE) })).toBe('done')
  })
})

describe('a save of an existing order', () => {
  const staged = (content: Record<string, unknown>) => ({ action: 'stage', content })
  const log = [entry({ step: 'stage' })]
  const saved = (fields: Partial<Row> = {}) => row({ state: 5, amount: 444, ...fields })

  it('is done when the order holds every field that was sent', () => {
    expect(judge(saved({ remark: ' é ' }), log, staged({ amount: 444, remark: 'é' }))).toBe('done')
    expect(judge(saved({ amount: 0 }), log, staged({}))).toBe('done')
    const pasted = staged({ amount: 444, remark: 'a\u200Bb' })
    expect(judge(saved({ remark: 'ab' }), log, pasted)).toBe('done')
  })

  it.each([
    ['as letter and accent', 'cafe\u0301'],
    ['as one character', 'caf\u00e9'],
  ])('is done when the order holds the same text with an accent that was typed %s', (_, remark) => {
    for (const held of ['caf\u00e9', 'cafe\u0301 ']) {
      expect(judge(saved({ remark: held }), log, staged({ amount: 444, remark }))).toBe('done')
    }
  })

  it('is overtaken, and not done, when the order holds what the same person saved elsewhere', () => {
    expect(judge(saved({ amount: 333 }), log, staged({ amount: 444 }))).toBe('overtaken')
    expect(judge(saved({ remark: 'x' }), log, staged({ amount: 444 }))).toBe('overtaken')
  })

  it('compares files by id, in whatever order', () => {
    const files = [{ attachmentId: 'a' }, { attachmentId: 'b' }]
    const sent = staged({ amount: 444, attachments: files.toReversed() })
    expect(judge(saved({ attachments: files }), log, sent)).toBe('done')
    expect(judge(saved({ attachments: files.slice(1) }), log, sent)).toBe('overtaken')
  })
})

describe('a new order whose answer was lost', () => {
  const sentAt = (fromWireTime(BASE) ?? 0) + 700
  const judgeNew = (alike: Row[], fields: Partial<WriteRecord> = {}, isAlone = true) =>
    judgeNewOrder<Row>(
      record({ code: undefined, action: 'stage', sentAt, ...fields }),
      alike,
      rules,
      isAlone,
    )
  const order = (code: string, gmtCreate: string, state = 5): Row => ({ code, state, gmtCreate })

  it('is the only one alike that was made since', () => {
    expect(judgeNew([order('FK1', BASE)])).toEqual({ kind: 'done', code: 'FK1', state: 5 })
  })

  it('is not there when none is alike', () => {
    expect(judgeNew([])).toEqual({ kind: 'no-trace' })
  })

  it('is left to the person when it can’t be said for certain', () => {
    const several = [order('FK1', LATER), order('FK2', LATER)]
    expect(judgeNew(several)).toEqual({ kind: 'candidates', codes: ['FK1', 'FK2'] })
    const earlier = [order('FK1', '2026-11-20 09:59:59')]
    expect(judgeNew(earlier)).toEqual({ kind: 'candidates', codes: ['FK1'] })
    const timeless: Row = { code: 'FK1', state: 5 }
    expect(judgeNew([timeless])).toEqual({ kind: 'candidates', codes: ['FK1'] })
    const unsent = judgeNew([order('FK1', LATER)], { sentAt: undefined })
    expect(unsent).toEqual({ kind: 'candidates', codes: ['FK1'] })
    // What was submitted is not what is only saved.
    const submitted = judgeNew([order('FK1', LATER, 5)], { action: 'submit' })
    expect(submitted).toEqual({ kind: 'candidates', codes: ['FK1'] })
  })

  it('is told as done only when no other may have become it', () => {
    expect(judgeNew([order('FK1', BASE)], {}, false)).toEqual({
      kind: 'candidates',
      codes: ['FK1'],
    })
    expect(judgeNew([], {}, false)).toEqual({ kind: 'no-trace' })
  })
})

describe('what was sent', () => {
  const SENT = { amount: 100, remark: ' x ', attachments: [{ attachmentId: 'b' }, { attachmentId: 'a' }] } // prettier-ignore
  const held = row({ amount: 100, remark: 'x', attachments: [{ attachmentId: 'a' }, { attachmentId: 'b' }] }) // prettier-ignore

  it.each([
    ['is what the order holds', {}, true],
    ['is no more when a field was changed', { amount: 99 }, false],
    ['is no more when a file was', { attachments: [{ attachmentId: 'a' }] }, false],
  ])('%s', (_, change, holds) => {
    expect(holdsSent<Row>({ ...held, ...change }, SENT, rules.fields)).toBe(holds)
  })

  it('of a new order is the version that is there, or else the one that it began with', () => {
    const order = { gmtCreate: BASE, gmtModified: LATER }
    expect(versionOfSent(order, true)).toBe(LATER)
    expect(versionOfSent(order, false)).toBe(BASE)
  })
})

describe('the fields that a person fills in', () => {
  interface Document {
    amount?: number
    remark?: string
    principalName?: string
    attachments: string[]
  }
  const fields = filledIn<Document, 'principalName'>()

  it('are all of a document but what follows from others, and its files', () => {
    expect(fields(['amount', 'remark'])).toStrictEqual(['amount', 'remark'])
  })

  it('refuse at compile time one that is left out, and one that is none of them', () => {
    const wrong = [
      // @ts-expect-error `remark` is missing
      fields(['amount']),
      // @ts-expect-error a name follows from what was chosen
      fields(['amount', 'remark', 'principalName']),
      // @ts-expect-error files are compared apart
      fields(['amount', 'remark', 'attachments']),
    ]
    expect(wrong).toHaveLength(3)
  })
})

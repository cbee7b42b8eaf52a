import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentOrders } from '@/api/resources/payment-orders'
import {
  paymentOrder,
  type PaymentOrder,
  type PaymentOrderListRequest,
} from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { fromWireTime } from '@/domain/china-time'
import type { WriteRecord } from '@/features/writes/write-record'
import { checkForOrder } from './check-for-order'
import { PAYMENT_STATES_AFTER } from './states-after'

/** How a person's own orders are looked through for one whose answer was lost, and when that proves nothing. */

const SENT = '2026-11-20 10:00:00'
const sentAt = (fromWireTime(SENT) ?? 0) + 700
const record: WriteRecord = {
  id: 'r',
  key: 'r',
  kind: 'payment-order',
  action: 'stage',
  onceKey: 'draft',
  phase: 'open',
  sentAt,
  content: { amount: 444 },
}
const applicant: User = { username: 'zhang.wei', enterprise: 'xinhai', authorities: [] }
const internal: User = { username: 'zhao.min', enterprise: 'commonservice', authorities: [] }

function order(code: string, fields: object = {}): PaymentOrder {
  const own = { amount: 444, createBy: 'zhang.wei', gmtCreate: SENT, attachments: [] }
  return v.parse(paymentOrder, { code, actual: 0, state: 5, ...own, ...fields })
}
/** So many orders that are not the one. */
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => order(`OTHER${index}`, { amount: 1 }))

let rows: PaymentOrder[]
let asked: PaymentOrderListRequest[]
/** What becomes of a page before it is answered. */
let answerOf: (page: { rows: PaymentOrder[]; total: number }) => typeof page

beforeEach(() => {
  rows = []
  asked = []
  answerOf = (page) => page
})

const reads: typeof paymentOrders = {
  ...paymentOrders,
  fetchList: (request) => {
    asked.push(request)
    const { pageNum, pageSize } = request
    const page = rows.slice((pageNum - 1) * pageSize, pageNum * pageSize)
    return Promise.resolve({ pageNum, pageSize, ...answerOf({ rows: page, total: rows.length }) })
  },
  fetchDetail: (code) => {
    const found = rows.find((row) => row.code === code) ?? expect.fail(`no order ${code}`)
    return Promise.resolve({ ...found, debitOrders: [] })
  },
}
const check = (user = applicant, fields: Partial<WriteRecord> = {}, taken?: ReadonlySet<string>) =>
  checkForOrder(reads, { ...record, ...fields }, user, {
    fields: ['amount'],
    statesAfter: PAYMENT_STATES_AFTER,
    taken,
  })

describe('a person’s own orders', () => {
  it.each([applicant, internal])(
    'are asked for by name and since 60 s before the sending: $username',
    async (user) => {
      expect(await check(user)).toEqual({ kind: 'no-trace' })
      expect(asked).toEqual([
        {
          business: 1,
          loginOwnerId: user.username,
          createTimeStart: '2026-11-20 09:59:00',
          pageNum: 1,
          pageSize: 100,
        },
      ])
    },
  )

  it('are looked through to the last of a thousand, a hundred at a time', async () => {
    rows = [...others(999), order('FK1')]
    expect(await check()).toEqual({ kind: 'done', code: 'FK1', state: 5 })
    expect(asked.map(({ pageNum }) => pageNum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('it is unclear, and never “not there”,', () => {
  it('when there are more than a thousand, and no more of them are asked for', async () => {
    rows = [order('FK1'), ...others(1000)]
    expect(await check()).toEqual({ kind: 'unclear' })
    expect(asked).toHaveLength(1)
  })

  it('when pages hold an order twice', async () => {
    rows = [...others(150), order('OTHER0', { amount: 1 })]
    expect(await check()).toEqual({ kind: 'unclear' })
  })

  it('when their number changes from page to page', async () => {
    rows = others(150)
    answerOf = (page) => ({ ...page, total: page.total + (asked.length % 2) })
    expect(await check()).toEqual({ kind: 'unclear' })
  })

  it('when pages are shorter than their number says', async () => {
    rows = others(150)
    answerOf = (page) => ({ ...page, total: 151 })
    expect(await check()).toEqual({ kind: 'unclear' })
  })

  it.each([
    ['whose it is', { createBy: undefined }],
    ['when it was made', { gmtCreate: undefined }],
    ['when it was made in a way that can be read', { gmtCreate: 'lately' }],
  ])('when one alike does not say %s', async (_, fields) => {
    rows = [order('FK1'), order('FK2', fields)]
    expect(await check()).toEqual({ kind: 'unclear' })
    rows = [order('FK1'), order('FK2', { ...fields, amount: 1 })]
    expect(await check()).toEqual({ kind: 'done', code: 'FK1', state: 5 })
  })

  it('when more than twenty are alike', async () => {
    rows = Array.from({ length: 20 }, (_, index) => order(`FK${index}`))
    expect(await check()).toMatchObject({ kind: 'candidates' })
    rows.push(order('FK20'))
    expect(await check()).toEqual({ kind: 'unclear' })
  })
})

it('Orders alike of somebody else, or with other files, are not the one', async () => {
  const attachments = [{ attachmentId: '1', name: '发票.pdf' }]
  rows = [order('FK1', { createBy: 'wang.fang' }), order('FK2', { attachments })]
  expect(await check()).toEqual({ kind: 'no-trace' })
  expect(await check(applicant, { content: { amount: 444, attachments } })).toEqual({
    kind: 'done',
    code: 'FK2',
    state: 5,
  })
})

it('An order that is known to have come of something else is not the one, and no other is hidden by it', async () => {
  rows = [order('FK1'), order('FK2')]
  expect(await check(applicant, {}, new Set(['FK1', 'FK9']))).toMatchObject({ code: 'FK2' })
  expect(await check(applicant, {}, new Set(['FK1', 'FK2']))).toEqual({ kind: 'no-trace' })
})

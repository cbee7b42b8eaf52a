import { expect, expectTypeOf, it } from 'vitest'
import { observedTransport } from '@/testing/test-transport'
import type { BalanceCall, BodyOf, BudgetRequest } from './contract/requests'
import { balance } from './endpoints'
import { download } from './http/download'
import { balanceWrites } from './write-endpoints'

/* What a call is sent is checked by the compiler: the calls here compile or don't, and none of them is made. */
const { transport } = observedTransport({})
const { request } = transport

const approval = { code: 'FK1', approved: 1, remark: undefined, gmtModified: 1 } as const
const page = { pageNum: 1, pageSize: 10 }

it('a read takes the body that the contract has for it', () => {
  expectTypeOf<BodyOf<'payment_order/budget/info.json'>>().toEqualTypeOf<BudgetRequest>()
  expectTypeOf<BodyOf<'base/park/list.json'>>().toEqualTypeOf<undefined>()
  const calls = [
    () => request(balance.paymentOrderDetail, { body: { code: 'FK1' } }),
    () => request(balance.paymentOrderList, { body: { ...page, business: 1 } }),
    () => request(balance.parks),
    () => request(balance.channels),
    () => request(balance.channels, { body: { type: 1 } }),
    // @ts-expect-error not what it is asked
    () => request(balance.paymentOrderDetail, { body: { anything: Symbol } }),
    // @ts-expect-error more than it is asked
    () => request(balance.paymentOrderDetail, { body: { code: 'FK1', state: 10 } }),
    // @ts-expect-error without its body
    () => request(balance.paymentOrderDetail),
    // @ts-expect-error without its body
    () => request(balance.paymentOrderDetail, { askedBy: 'cache' }),
    // @ts-expect-error the list of the wrong page
    () => request(balance.paymentOrderList, { body: { ...page, business: 1, pageNum: '1' } }),
    // @ts-expect-error a filter that another type's list has
    () => request(balance.debitOrderList, { body: { ...page, business: 1, ownerName: 'A' } }),
    // @ts-expect-error it takes none
    () => request(balance.parks, { body: { name: 'A' } }),
    // @ts-expect-error what is optional has a type, too
    () => request(balance.channels, { body: { name: 'A' } }),
  ]
  expect(calls).not.toHaveLength(0)
})

it('so does a write', () => {
  const calls = [
    () => request(balanceWrites.paymentOrderApproval, { body: approval }),
    // @ts-expect-error without the lock
    () => request(balanceWrites.paymentOrderApproval, { body: { code: 'FK1', approved: 1 } }),
    // @ts-expect-error a decision that there is not
    () => request(balanceWrites.paymentOrderApproval, { body: { ...approval, approved: 2 } }),
    // @ts-expect-error without its body
    () => request(balanceWrites.debitOrderCancel, { idempotencyKey: 'a' }),
    // @ts-expect-error another call's
    () => request(balanceWrites.departmentUpdate, { body: { name: 'A', valid: 1 } }),
  ]
  expect(calls).not.toHaveLength(0)
})

it('so do a file, and what is known of a read before it is sent', () => {
  const calls = [
    () => download(transport, balance.paymentOrderExport, { body: { business: 1 } }),
    // @ts-expect-error without its filters
    () => download(transport, balance.paymentOrderExport, {}),
    // @ts-expect-error the export has no pages
    () => download(transport, balance.paymentOrderExport, { body: { business: 1, pageNum: 1 } }),
  ]
  expect(calls).not.toHaveLength(0)
  // @ts-expect-error it would be known by another body than it leaves with
  expect(transport.sentAs(balance.debitOrderDetail, {}).body).toBe('{}')
  // @ts-expect-error a press is known by its body, too
  expect(() => transport.refuseRepeat(balance.debitOrderDetail)).not.toThrow()
})

it('a call without a request in the contract has no name', () => {
  // @ts-expect-error `balanceRequests` lacks it
  expectTypeOf<'payment_order/unheard-of.json'>().toExtend<BalanceCall>()
})

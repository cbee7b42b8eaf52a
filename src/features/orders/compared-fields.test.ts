import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DebitOrderDocument, ReverseOrderDocument } from '@/api/contract/chain-order-writes'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import type { PaymentOrder } from '@/api/contract/payment-order'
import type { PaymentOrderDocument } from '@/api/contract/payment-order-writes'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { comparedDebitFields } from './debit/fields'
import type { DisplayField } from './display-field'
import { comparedPaymentFields } from './payment/fields'
import { comparedReverseFields } from './reverse/fields'

/** What an order is once somebody has typed something else into a field; one without a line here does not compile. */
type Changes<Document, Order> = Record<keyof Document, Partial<Order>>

const ORDER = { code: 'FK1', state: 10, amount: 500, actual: 500, attachments: [] }
const FILES = [{ attachmentId: 'f1', name: '合同.pdf' }]

const PAYMENT: Changes<PaymentOrderDocument, PaymentOrder> = {
  channelId: { channelId: 4, channel: { id: 4, name: '对公', type: 2 } },
  applyCode: { applyCode: 'SQ2' },
  applyDate: { applyDate: '2026-11-20' },
  departmentName: { departmentName: '财务部' },
  feeItemCode: { feeItemCode: 'F02' },
  feeItemName: { feeItemName: '差旅费' },
  amount: { amount: 600 },
  ownerName: { ownerName: '徐磊' },
  paymentUnit: { paymentUnit: '海尔智家股份有限公司' },
  paymentUnitAccount: { paymentUnitAccount: '6222 0000' },
  affiliationParkId: {
    affiliationParkId: 2,
    park: { id: 2, name: '青岛' },
  },
  affiliationDepartmentCode: { affiliationDepartmentCode: 'D01' },
  affiliationDepartmentName: { affiliationDepartmentName: '信息技术部' },
  principalId: { principalId: 3, principalName: '王芳' },
  principalName: { principalName: '王芳' },
  canOnlyConsume: { canOnlyConsume: 1 },
  remark: { remark: '团建' },
  attachments: { attachments: FILES },
}
const DEBIT: Changes<DebitOrderDocument, DebitOrderDetail> = {
  paymentCode: { paymentCode: 'FK2' },
  amount: { amount: 600 },
  remark: { remark: '团建' },
  attachments: { attachments: FILES },
}
const REVERSE: Changes<ReverseOrderDocument, ReverseOrder> = {
  debitCode: { debitCode: 'KK2' },
  amount: { amount: 600 },
  remark: { remark: '重复' },
}

/** The fields whose change shows in nothing that is compared. */
function unseen<Order>(
  order: Order,
  changes: Readonly<Record<string, Partial<Order>>>,
  compared: (order: Order) => DisplayField[],
): string[] {
  const shown = (of: Order) => JSON.stringify(compared(of).map(({ id, text }) => [id, text]))
  const before = shown(order)
  return Object.entries(changes).flatMap(([field, change]) =>
    shown({ ...order, ...change }) === before ? [field] : [],
  )
}

test('what a decision is compared by shows every field that a person types, of every type of order', () => {
  expect(unseen<PaymentOrder>(ORDER, PAYMENT, comparedPaymentFields)).toStrictEqual([])
  expect(unseen<DebitOrderDetail>(ORDER, DEBIT, comparedDebitFields)).toStrictEqual([])
  expect(unseen<ReverseOrder>(ORDER, REVERSE, comparedReverseFields)).toStrictEqual([])
})

test('what a decision is compared by shows what is known by its id alone, and another person of the same name', () => {
  const ids = {
    channelId: 99,
    affiliationParkId: 88,
    principalId: 4711,
    affiliationDepartmentCode: 'D9',
  }
  const order = { ...ORDER, ...ids, principalName: '王芳' }
  const changes: Record<keyof typeof ids, Partial<PaymentOrder>> = {
    channelId: { channelId: 98 },
    affiliationParkId: { affiliationParkId: 87 },
    principalId: { principalId: 4712 },
    affiliationDepartmentCode: { affiliationDepartmentCode: 'D8' },
  }
  expect(unseen<PaymentOrder>(order, changes, comparedPaymentFields)).toStrictEqual([])
  const { principalName: _name, ...nameless } = order
  const texts = Object.fromEntries(
    comparedPaymentFields(nameless).map(({ id, text }) => [id, text] as const),
  )
  expect(texts).toMatchObject({ channel: '99', park: '88', principal: '4711', department: 'D9' })
})

test('the documentation tells of every field of a payment order that a person types', () => {
  const [, payment = ''] = readFileSync('docs/domain/orders.md', 'utf8').split('\n## ')
  expect(Object.keys(PAYMENT).filter((name) => !payment.includes(`\`${name}\``))).toStrictEqual([])
})

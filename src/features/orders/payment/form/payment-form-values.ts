import * as v from 'valibot'
import { attachmentRef } from '@/api/contract/order-parts'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { PaymentOrderDocument } from '@/api/contract/payment-order-writes'
import { parseYuan } from '@/domain/money'
import { SETTLEMENT, settlementOf } from '@/domain/settlement'
import { unscaledNumber } from '@/components/number-input/number-text'

const text = v.fallback(v.string(), '')

/**
 * What a person types into the form, as they type it: ids and codes as text, the amount in yuan. The
 * names are those of the wire, so that a refusal finds its field.
 */
export const paymentFormValues = v.object({
  /** decides which channels are offered; not sent, it follows from the channel */
  settlement: v.fallback(v.picklist(['1', '2']), '1'),
  channelId: text,
  applyCode: text,
  applyDate: text,
  affiliationDepartmentCode: text,
  affiliationParkId: text,
  principalId: text,
  ownerName: text,
  canOnlyConsume: v.fallback(v.boolean(), false),
  amount: text,
  feeItemCode: text,
  paymentUnit: text,
  paymentUnitAccount: text,
  remark: text,
  attachments: v.fallback(v.array(attachmentRef), []),
})
export type PaymentFormValues = v.InferOutput<typeof paymentFormValues>

/** The fields of the form, in the order in which they stand. */
export type PaymentFormField = keyof PaymentFormValues

/** An empty form. */
export const EMPTY_PAYMENT_FORM: PaymentFormValues = v.parse(paymentFormValues, {})

/** The form that shows an existing order. */
export function toFormValues(order: PaymentOrderDetail): PaymentFormValues {
  const { amount } = order
  return {
    settlement: settlementOf(order) === SETTLEMENT.external ? '2' : '1',
    channelId: String(order.channelId ?? ''),
    applyCode: order.applyCode ?? '',
    applyDate: order.applyDate ?? '',
    affiliationDepartmentCode: order.affiliationDepartmentCode ?? '',
    affiliationParkId: String(order.affiliationParkId ?? ''),
    principalId: String(order.principalId ?? ''),
    ownerName: order.ownerName ?? '',
    canOnlyConsume: order.canOnlyConsume === 1,
    // A draft without an amount has none: nobody saved a zero.
    amount: amount === 0 ? '' : unscaledNumber(amount, 2),
    feeItemCode: order.feeItemCode ?? '',
    paymentUnit: order.paymentUnit ?? '',
    paymentUnitAccount: order.paymentUnitAccount ?? '',
    remark: order.remark ?? '',
    attachments: order.attachments.map(({ attachmentId, name }) => ({ attachmentId, name })),
  }
}

/** The names that go with the chosen codes, as far as the form knows them. */
export interface ChosenNames {
  department: string | undefined
  principal: string | undefined
}

/**
 * The document that staging and submit are sent. What the settlement type has no use for is left out:
 * the fields are hidden then, and nobody would see what they still hold.
 */
export function toDocument(values: PaymentFormValues, names: ChosenNames): PaymentOrderDocument {
  const isInternal = values.settlement === '1'
  return {
    channelId: toId(values.channelId),
    applyCode: values.applyCode,
    applyDate: values.applyDate,
    affiliationDepartmentCode: values.affiliationDepartmentCode,
    affiliationDepartmentName: names.department,
    departmentName: names.department,
    affiliationParkId: toId(values.affiliationParkId),
    principalId: toId(values.principalId),
    principalName: names.principal,
    ownerName: values.ownerName,
    canOnlyConsume: values.canOnlyConsume ? 1 : 0,
    amount: parseYuan(values.amount),
    feeItemCode: isInternal ? values.feeItemCode : undefined,
    paymentUnit: isInternal ? undefined : values.paymentUnit,
    paymentUnitAccount: isInternal ? undefined : values.paymentUnitAccount,
    remark: values.remark,
    attachments: values.attachments,
  }
}

function toId(value: string): number | undefined {
  return value === '' ? undefined : Number(value)
}

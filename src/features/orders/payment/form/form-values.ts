import * as v from 'valibot'
import { attachmentRef } from '@/api/contract/order-parts'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { Whole } from '@/api/contract/order-writes'
import type { PaymentOrderDocument } from '@/api/contract/payment-order-writes'
import { parseYuan } from '@/domain/money'
import { SETTLEMENT, settlementOf } from '@/domain/settlement'
import { unscaledNumber } from '@/components/number-input/number-text'
import { amountText } from '../../screens/form/amount-text'

const text = v.fallback(v.string(), '')

/**
 * What a person types into the form, as they type it: ids and codes as text, the amount in yuan. The
 * names are those of the wire, so that a refusal finds its field.
 */
export const paymentFormValues = v.object({
  /**
   * Decides which channels are offered and which fields there are; not sent, it follows from the channel.
   * Empty is unknown: an order without a channel that tells. It then has the fields of both.
   */
  settlement: v.fallback(v.picklist(['1', '2', '']), '1'),
  channelId: text,
  applyCode: text,
  applyDate: text,
  affiliationDepartmentCode: text,
  affiliationParkId: text,
  principalId: text,
  ownerName: text,
  canOnlyConsume: v.fallback(v.boolean(), false),
  amount: amountText,
  feeItemCode: text,
  paymentUnit: text,
  paymentUnitAccount: text,
  remark: text,
  attachments: v.fallback(v.array(attachmentRef), []),
})
export type PaymentFormValues = v.InferOutput<typeof paymentFormValues>

/** The fields of the form, in the order in which they stand. */
export type PaymentFormField = keyof PaymentFormValues

export const EMPTY_PAYMENT_FORM: PaymentFormValues = v.parse(paymentFormValues, {})

/** The form that shows an existing order. */
export function toFormValues(order: PaymentOrderDetail): PaymentFormValues {
  const { amount } = order
  return {
    settlement: settlementSide(settlementOf(order)),
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

/**
 * A new order with what another one holds, but for what is that one's alone: its request and its files. Codes that the
 * platform gives are no fields of a form.
 */
export function copyPayment(order: PaymentOrderDetail): PaymentFormValues {
  return { ...toFormValues(order), applyCode: '', applyDate: '', attachments: [] }
}

/** A settlement type as the form holds it; empty where it is unknown. */
export function settlementSide(type: number | undefined): PaymentFormValues['settlement'] {
  if (type === SETTLEMENT.internal) return '1'
  return type === SETTLEMENT.external ? '2' : ''
}

/** The names that go with the chosen codes, as far as the lists of choices know them. */
export interface ChosenNames {
  department: string | undefined
  principal: string | undefined
}

/** What of an order is no field of the form, and has to be sent all the same: absent means empty. */
type KeptOrder = Pick<
  PaymentOrderDetail,
  | 'departmentName'
  | 'affiliationDepartmentCode'
  | 'affiliationDepartmentName'
  | 'principalId'
  | 'principalName'
  | 'canOnlyConsume'
  | 'feeItemCode'
  | 'feeItemName'
>

/**
 * The document that staging and submit are sent. What the settlement type has no use for is left out:
 * the fields are hidden then, and nobody would see what they still hold.
 *
 * @param order the order that is edited. What was not chosen anew keeps its name, and the applying
 *   department, where it was the same as the owning one and that has a code, is left out and follows it
 */
export function toDocument(
  values: PaymentFormValues,
  names: ChosenNames,
  order: KeptOrder | undefined,
): Whole<PaymentOrderDocument> {
  const isExternal = values.settlement === '2'
  const isInternal = values.settlement === '1'
  const hasDepartment =
    values.affiliationDepartmentCode === (order?.affiliationDepartmentCode ?? '')
  const hasPrincipal = values.principalId === String(order?.principalId ?? '')
  const hasFeeItem = values.feeItemCode === (order?.feeItemCode ?? '')
  const department = hasDepartment ? order?.affiliationDepartmentName : names.department
  // Of an order that does not have the flag nobody has said no: it gets one once it is switched.
  const whenOff = order && order.canOnlyConsume === undefined ? undefined : 0
  // Without a code the server has no name to give it: what the order had stays.
  const isCodeless = hasDepartment && values.affiliationDepartmentCode.trim() === ''
  const follows = !isCodeless && order?.departmentName === order?.affiliationDepartmentName
  return {
    channelId: toId(values.channelId),
    applyCode: values.applyCode,
    applyDate: values.applyDate,
    affiliationDepartmentCode: values.affiliationDepartmentCode,
    affiliationDepartmentName: department,
    // The name that goes with the code is the server's to say: the one that is known here may have been changed since.
    departmentName: follows ? undefined : order?.departmentName,
    affiliationParkId: toId(values.affiliationParkId),
    principalId: toId(values.principalId),
    principalName: hasPrincipal ? order?.principalName : names.principal,
    ownerName: values.ownerName,
    canOnlyConsume: values.canOnlyConsume ? 1 : whenOff,
    amount: parseYuan(values.amount),
    feeItemCode: isExternal ? undefined : values.feeItemCode,
    feeItemName: !isExternal && hasFeeItem ? order?.feeItemName : undefined,
    paymentUnit: isInternal ? undefined : values.paymentUnit,
    paymentUnitAccount: isInternal ? undefined : values.paymentUnitAccount,
    remark: values.remark,
    attachments: values.attachments,
  }
}

/** The order as it would be if what was typed were saved on it. */
export function withTyped(
  newer: PaymentOrderDetail,
  typed: PaymentOrderDocument,
): PaymentOrderDetail {
  const { amount = 0, ...fields } = typed
  const isSameChannel = typed.channelId === newer.channelId
  const isSamePark = typed.affiliationParkId === newer.affiliationParkId
  return {
    ...newer,
    ...fields,
    amount,
    actual: amount,
    channel: isSameChannel ? newer.channel : undefined,
    park: isSamePark ? newer.park : undefined,
  }
}

function toId(value: string): number | undefined {
  return value === '' ? undefined : Number(value)
}

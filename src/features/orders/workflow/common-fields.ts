import { msg } from '@lingui/core/macro'
import type { Attachment, AuditedOrder } from '@/api/contract/order-parts'
import { toCapitalYuan } from '@/domain/capital-numerals'
import { formatChinaTime, type WireTime } from '@/domain/china-time'
import { formatYuan } from '@/domain/money'
import type { OrderState } from '@/domain/order-states'
import { peopleOf, personText, type PeopleNames } from './log'
import type { DisplayField } from '../display-field'

/** Fields that documents of every type have, as a person reads them. */

export function amountFields({ amount }: { amount: number }): DisplayField[] {
  return [
    {
      id: 'amount',
      label: msg`Amount (yuan)`,
      text: formatYuan(amount),
      cents: amount,
      isStrong: true,
      place: 'first',
    },
    {
      id: 'capitals',
      label: msg`Amount in Chinese words`,
      text: toCapitalYuan(amount),
      lang: 'zh-CN',
      isRestated: true,
      place: 'first',
    },
  ]
}

/** @param people what people are called; without it the order alone tells */
export function auditFields(
  order: AuditedOrder,
  people: PeopleNames = peopleOf(order),
): DisplayField[] {
  const creator = personText(order.createBy, people) ?? order.createName
  return [
    { id: 'creator', label: msg`Created by`, text: creator, place: 'first' },
    { id: 'created', label: msg`Created`, text: timeOf(order.gmtCreate), place: 'first' },
    {
      id: 'changedBy',
      label: msg`Last changed by`,
      text: personText(order.lastModifiedBy, people),
    },
    { id: 'changed', label: msg`Last changed`, text: timeOf(order.gmtModified) },
  ]
}

export function remarkField({ remark }: { remark?: string | undefined }): DisplayField {
  return {
    id: 'remark',
    label: msg`Remark`,
    text: remark,
    isWide: true,
    place: 'first',
    isExpected: true,
  }
}

export function stateField({ name }: OrderState): DisplayField {
  return { id: 'state', label: msg`State`, text: name }
}

/** Compared by id too: a file may be exchanged for another of the same name. */
export function attachmentsField(attachments: readonly Attachment[]): DisplayField {
  return {
    id: 'attachments',
    label: msg`Attachments`,
    text: attachments.map(({ name, attachmentId }) => `${name} (${attachmentId})`).join('\n'),
    named: attachments.map(({ name, attachmentId }) => ({ id: attachmentId, name })),
  }
}

/** How many papers belong to a voucher. */
export function attachmentCountField(attachments: readonly Attachment[]): DisplayField {
  return {
    id: 'attachmentCount',
    label: msg`Number of attachments`,
    text: String(attachments.length),
  }
}

function timeOf(value: WireTime | undefined): string | undefined {
  return value === undefined ? undefined : formatChinaTime(value)
}

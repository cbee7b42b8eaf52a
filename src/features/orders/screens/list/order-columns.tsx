import { msg } from '@lingui/core/macro'
import type { AuditedOrder } from '@/api/contract/order-parts'
import { Amount } from '@/components/amount'
import type { DataColumn } from '@/components/data-table/data-column'
import { formatChinaTime } from '@/domain/china-time'

/** Columns that lists of every order type have. */

export const amountColumn: DataColumn<{ amount: number }> = {
  id: 'amount',
  header: msg`Amount (yuan)`,
  width: 130,
  align: 'end',
  money: ({ amount }) => amount,
  cell: ({ amount }) => <Amount cents={amount} />,
}

export const remarkColumn: DataColumn<{ remark?: string | undefined }> = {
  id: 'remark',
  header: msg`Remark`,
  width: 220,
  title: ({ remark }) => remark,
  cell: ({ remark }) => remark,
}

export const createdByColumn: DataColumn<AuditedOrder> = {
  id: 'createdBy',
  header: msg`Created by`,
  width: 110,
  cell: ({ createName, createBy }) => createName ?? createBy,
}

export const createdColumn: DataColumn<AuditedOrder> = {
  id: 'created',
  header: msg`Created`,
  width: 160,
  cell: ({ gmtCreate }) => (gmtCreate === undefined ? null : formatChinaTime(gmtCreate)),
}

import { msg } from '@lingui/core/macro'
import type { AuditedOrder } from '@/api/contract/order-parts'
import type { DataColumn } from '@/components/data-table/data-column'
import { formatChinaTime } from '@/domain/china-time'
import type { OrderState } from '@/domain/order-states'
import type { AppPath, AppSearch } from '@/shell/app-href'
import { linkTo } from '@/shell/app-link'

/** Columns that lists of every order type have. */

/** px that the longest code takes, with what stands around it in a cell. */
export const CODE_WIDTH = 166

/** The column that an order is known by, and where it leads from the list it stands in. */
export function orderCodeColumn<Order extends { code: string }, Path extends AppPath>(
  target: (order: Order) => { path: Path; search: AppSearch<Path> },
): DataColumn<Order> {
  return {
    id: 'code',
    accessorFn: ({ code }) => code,
    size: CODE_WIDTH,
    meta: { name: msg`Code`, isAlwaysShown: true },
    cell: ({ row: { original } }) => {
      const { path, search } = target(original)
      return linkTo(path, search, original.code)
    },
  }
}

export const amountColumn = <Order extends { amount: number }>(): DataColumn<Order> => ({
  id: 'amount',
  accessorFn: ({ amount }) => amount,
  size: 116,
  meta: { name: msg`Amount (yuan)`, isMoney: true },
})

/** Long names of states stand in two lines, as narrow as the type's longest one allows. */
export const stateColumn = <Order extends { state: number }>(
  stateOf: (order: NoInfer<Order>) => OrderState,
  sizeInLetters = 130,
): DataColumn<Order> => ({
  id: 'state',
  accessorFn: stateOf,
  size: 130,
  meta: { name: msg`State`, sizeInLetters },
})

export const remarkColumn = <
  Order extends { remark?: string | undefined },
>(): DataColumn<Order> => ({
  id: 'remark',
  accessorFn: ({ remark }) => remark,
  size: 220,
  meta: { name: msg`Remark`, isCutOff: true },
})

export const createdByColumn = <Order extends AuditedOrder>(): DataColumn<Order> => ({
  id: 'createdBy',
  accessorFn: ({ createName, createBy }) => createName ?? createBy,
  size: 110,
  meta: { name: msg`Created by` },
})

export const createdColumn = <Order extends AuditedOrder>(): DataColumn<Order> => ({
  id: 'created',
  accessorFn: ({ gmtCreate }) => (gmtCreate === undefined ? undefined : formatChinaTime(gmtCreate)),
  size: 176,
  meta: { name: msg`Created`, holds: 'time' },
})

/** A column that a person sees only once they have chosen it. */
export const hiddenAtFirst = <Order extends object>(
  column: DataColumn<Order>,
): DataColumn<Order> => ({
  ...column,
  meta: { ...column.meta, isHiddenAtFirst: true },
})

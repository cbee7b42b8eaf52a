import type { MessageDescriptor } from '@lingui/core'
import type { DataColumn } from '@/components/data-table/data-column'
import type { OrderKind } from '@/domain/order-kinds'
import { OrderCode } from '../detail/order-code'
import { CODE_WIDTH } from './order-columns'

/** The column of the order that another one was made of. */
export function chainCodeColumn<
  Id extends string,
  Order extends { [Name in Id]?: string | undefined },
>(id: Id, name: MessageDescriptor, kind: OrderKind): DataColumn<Order> {
  return {
    id,
    accessorFn: (order) => order[id],
    size: CODE_WIDTH,
    meta: { name },
    cell: ({ row: { original } }) => {
      const code: string | undefined = original[id]
      return code === undefined ? null : <OrderCode code={code} kind={kind} />
    },
  }
}

import { msg } from '@lingui/core/macro'
import type { DataColumn } from '@/components/data-table/data-column'
import { AppLink } from '@/shell/app-link'

/** The column that an order is known by, and where it leads from the list it stands in. */
export function orderCodeColumn<Order extends { code: string }>(
  target: (order: Order) => { path: string; search: Readonly<Record<string, string>> },
): DataColumn<Order> {
  return {
    id: 'code',
    header: msg`Code`,
    width: 170,
    isAlwaysShown: true,
    cell: (order) => (
      <AppLink {...target(order)} preload>
        {order.code}
      </AppLink>
    ),
  }
}

import { msg } from '@lingui/core/macro'
import type { DataColumn } from '@/components/data-table/data-column'
import { linkTo } from '@/shell/app-link'
import type { AppPath, AppSearch } from '@/shell/app-href'

/** The column that an order is known by, and where it leads from the list it stands in. */
export function orderCodeColumn<Order extends { code: string }, Path extends AppPath>(
  target: (order: Order) => { path: Path; search: AppSearch<Path> },
): DataColumn<Order> {
  return {
    id: 'code',
    accessorFn: ({ code }) => code,
    size: 170,
    meta: { name: msg`Code`, isAlwaysShown: true },
    cell: ({ row: { original } }) => {
      const { path, search } = target(original)
      return linkTo(path, search, original.code)
    },
  }
}

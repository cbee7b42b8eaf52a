import { msg } from '@lingui/core/macro'
import type { ReverseOrder, ReverseOrderListRequest } from '@/api/contract/reverse-order'
import type { DataColumn } from '@/components/data-table/data-column'
import { reverseRules } from '@/domain/chain-order-transitions'
import { isWithdrawn } from '@/domain/order-states'
import { mayRaise } from '@/domain/transitions'
import type { ListDefinition } from '../../list/list-definition'
import { chainCodeColumn } from '../screens/list/chain-code-column'
import {
  amountColumn,
  createdByColumn,
  createdColumn,
  orderCodeColumn,
  remarkColumn,
  stateColumn,
} from '../screens/list/order-columns'
import { orderRowLinks } from '../screens/list/order-row-links'
import { reverseFilters, reverseOrderQuery, type ReverseOrderSearch } from './query'
import { reverseType } from './type'

/** The columns of every list of reverse orders but the code, which leads elsewhere in each. */
export const reverseOrderColumns: readonly DataColumn<ReverseOrder>[] = [
  chainCodeColumn('debitCode', msg`Debit order code`, 'debit'),
  stateColumn(reverseType.stateOf),
  amountColumn(),
  // After what a small screen has to show of every order.
  chainCodeColumn('paymentCode', msg`Payment order code`, 'payment'),
  createdByColumn(),
  createdColumn(),
  // Last: where not all is in sight, a text bears it better than a time does.
  remarkColumn(),
]

/** The list of reverse orders: a person's own, or everybody's for internal/server users. */
export const reverseOrderList: ListDefinition<
  ReverseOrder,
  ReverseOrderSearch,
  ReverseOrderListRequest
> = {
  ...reverseOrderQuery,
  title: msg`Reverse orders`,
  fields: reverseFilters.fields,
  columns: [
    orderCodeColumn(({ code }) => ({ path: reverseType.paths.detail, search: { code } })),
    ...reverseOrderColumns,
  ],
  rowKey: ({ code }) => code,
  cellFilters: async () => (await import('./cell-filters')).reverseCellFilters,
  isWithdrawn,
  actions: orderRowLinks(reverseType),
  vouchers: () => import('./vouchers'),
  create: {
    path: reverseType.paths.create,
    isOffered: (user) => mayRaise(reverseRules, user),
  },
  empty: msg`No reverse orders.`,
  emptyFiltered: msg`No reverse orders match the filters.`,
}

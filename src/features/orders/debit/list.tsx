import { msg } from '@lingui/core/macro'
import type { DebitOrder, DebitOrderListRequest } from '@/api/contract/debit-order'
import type { DataColumn } from '@/components/data-table/data-column'
import { debitRules } from '@/domain/chain-order-transitions'
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
import { debitFilters, debitOrderQuery, type DebitOrderSearch } from './query'
import { debitType } from './type'
import { askedInPage } from '@/shell/asked-part'

/** The columns of every list of debit orders but the code, which leads elsewhere in each. */
export const debitOrderColumns: readonly DataColumn<DebitOrder>[] = [
  chainCodeColumn('paymentCode', msg`Payment order code`, 'payment'),
  stateColumn(debitType.stateOf),
  amountColumn(),
  createdByColumn(),
  createdColumn(),
  // Last: where not all is in sight, a text bears it better than a time does.
  remarkColumn(),
]

const OpenedDebit = askedInPage(async () => (await import('./opened')).OpenedDebit)

/** The list of debit orders: a person's own, or everybody's for internal/server users. */
export const debitOrderList: ListDefinition<DebitOrder, DebitOrderSearch, DebitOrderListRequest> = {
  ...debitOrderQuery,
  title: msg`Debit orders`,
  fields: debitFilters.fields,
  columns: [
    orderCodeColumn(({ code }) => ({ path: debitType.paths.detail, search: { code } })),
    ...debitOrderColumns,
  ],
  rowKey: ({ code }) => code,
  cellFilters: async () => (await import('./cell-filters')).debitCellFilters,
  isWithdrawn,
  actions: orderRowLinks(debitType),
  Opened: OpenedDebit,
  vouchers: () => import('./vouchers'),
  create: { path: debitType.paths.create, isOffered: (user) => mayRaise(debitRules, user) },
  empty: msg`No debit orders.`,
  emptyFiltered: msg`No debit orders match the filters.`,
}

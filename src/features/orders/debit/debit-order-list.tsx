import { msg } from '@lingui/core/macro'
import { debitOrders } from '@/api/balance/debit-orders'
import type { DebitOrder, DebitOrderListRequest } from '@/api/contract/debit-order'
import type { DataColumn } from '@/components/data-table/data-column'
import type { FilterField } from '@/components/query-form/filter-field'
import { StateBadge } from '@/components/state-badge/state-badge'
import { debitRules } from '@/domain/deduction-transitions'
import { DEBIT_STATE_CHOICES, debitState, isWithdrawn } from '@/domain/order-states'
import { mayRaise } from '@/domain/transitions'
import type { ListDefinition } from '../../list/list-definition'
import { OrderCode } from '../detail/order-code'
import { orderCodeColumn } from '../list/order-code-column'
import { amountColumn, createdByColumn, createdColumn, remarkColumn } from '../list/order-columns'
import { OrderRowLinks } from '../list/order-row-links'
import { debitOrderRequest } from './debit-order-request'
import type { DebitOrderSearch } from './debit-order-search'
import { debitType } from './type'

/** The filters of every list of debit orders. */
export const debitOrderFilters: readonly FilterField[] = [
  { kind: 'text', name: 'code', label: msg`Code` },
  { kind: 'text', name: 'paymentCode', label: msg`Payment order code` },
  { kind: 'choice', name: 'state', label: msg`State`, choices: DEBIT_STATE_CHOICES },
  { kind: 'days', name: 'createTimeStart', endName: 'createTimeEnd', label: msg`Created` },
]

/** The columns of every list of debit orders but the code, which leads elsewhere in each. */
export const debitOrderColumns: readonly DataColumn<DebitOrder>[] = [
  {
    id: 'paymentCode',
    header: msg`Payment order code`,
    width: 180,
    cell: ({ paymentCode }) =>
      paymentCode === undefined ? null : (
        <OrderCode code={paymentCode} path="/payment/order/detail" />
      ),
  },
  {
    id: 'state',
    header: msg`State`,
    width: 176,
    cell: ({ state }) => <StateBadge state={debitState(state)} />,
  },
  amountColumn,
  remarkColumn,
  createdByColumn,
  createdColumn,
]

/** The list of debit orders: a person's own, or everybody's for internal/server users. */
export const debitOrderList: ListDefinition<DebitOrder, DebitOrderSearch, DebitOrderListRequest> = {
  id: 'debit-order',
  title: msg`Debit orders`,
  path: debitType.paths.list,
  fields: debitOrderFilters,
  columns: [
    orderCodeColumn(({ code }) => ({ path: debitType.paths.detail, search: { code } })),
    ...debitOrderColumns,
  ],
  rowKey: ({ code }) => code,
  isWithdrawn,
  actions: (order, user) => <OrderRowLinks type={debitType} order={order} user={user} />,
  create: { path: debitType.paths.create, isOffered: (user) => mayRaise(debitRules, user) },
  toRequest: debitOrderRequest,
  options: debitOrders.listOptions,
  claim: debitOrders.claimList,
  fetchPage: (request, signal) => debitOrders.fetchList(request, { signal, fresh: true }),
  empty: msg`No debit orders.`,
}

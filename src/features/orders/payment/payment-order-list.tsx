import { msg } from '@lingui/core/macro'
import { paymentOrders } from '@/api/balance/payment-orders'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { FilterField } from '@/components/query-form/filter-field'
import { isWithdrawn, PAYMENT_STATE_CHOICES } from '@/domain/order-states'
import { PARKS } from '@/domain/parks'
import { paymentRules } from '@/domain/payment-transitions'
import { SETTLEMENT, SETTLEMENT_NAMES } from '@/domain/settlement'
import { mayRaise } from '@/domain/transitions'
import type { ListDefinition } from '../../list/list-definition'
import { orderCodeColumn } from '../list/order-code-column'
import { OrderRowLinks } from '../list/order-row-links'
import { paymentType } from './type'
import { paymentOrderColumns } from './payment-order-columns'
import { paymentOrderRequest } from './payment-order-request'
import type { PaymentOrderSearch } from './payment-order-search'

/** The filters of every list of payment orders. */
export const paymentOrderFilterFields: readonly FilterField[] = [
  { kind: 'text', name: 'code', label: msg`Code` },
  { kind: 'days', name: 'createTimeStart', endName: 'createTimeEnd', label: msg`Created` },
  { kind: 'text', name: 'principal', label: msg`Person in charge` },
  { kind: 'choice', name: 'state', label: msg`State`, choices: PAYMENT_STATE_CHOICES },
  {
    kind: 'choice',
    name: 'type',
    label: msg`Settlement type`,
    choices: Object.values(SETTLEMENT).map((value) => ({ value, name: SETTLEMENT_NAMES[value] })),
  },
  { kind: 'text', name: 'ownerName', label: msg`Payer` },
  { kind: 'suggest', name: 'parkName', label: msg`Park`, suggestions: 'parks', names: PARKS },
  {
    kind: 'suggest',
    name: 'affiliationDepartmentName',
    label: msg`Department`,
    suggestions: 'departments',
  },
]

/** The list of payment orders: a person's own, or everybody's for internal/server users. */
export const paymentOrderList: ListDefinition<
  PaymentOrder,
  PaymentOrderSearch,
  PaymentOrderListRequest
> = {
  id: 'payment-order',
  title: msg`Payment orders`,
  path: paymentType.paths.list,
  fields: paymentOrderFilterFields,
  columns: [
    orderCodeColumn(({ code }) => ({ path: paymentType.paths.detail, search: { code } })),
    ...paymentOrderColumns,
  ],
  rowKey: ({ code }) => code,
  isWithdrawn,
  actions: (order, user) => <OrderRowLinks type={paymentType} order={order} user={user} />,
  create: { path: paymentType.paths.create, isOffered: (user) => mayRaise(paymentRules, user) },
  toRequest: paymentOrderRequest,
  options: paymentOrders.listOptions,
  claim: paymentOrders.claimList,
  fetchPage: (request, signal) => paymentOrders.fetchList(request, { signal, fresh: true }),
  empty: msg`No payment orders.`,
  emptyFiltered: msg`No payment orders match the filters.`,
  export: {
    run: async ({ pageNum: _pageNum, pageSize: _pageSize, ...filters }, options) => {
      const { exportPaymentOrders } = await import('@/api/balance/payment-order-export')
      return exportPaymentOrders(filters, options)
    },
    checked: { columnId: 'amount', header: '金额（元）' },
  },
}

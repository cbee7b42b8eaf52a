import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  claimPaymentOrders,
  fetchPaymentOrders,
  paymentOrderListOptions,
} from '@/api/balance/payment-orders'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { FilterField } from '@/components/query-form/filter-field'
import { PAYMENT_STATE_CHOICES } from '@/domain/order-states'
import { SETTLEMENT, SETTLEMENT_NAMES } from '@/domain/settlement'
import { AppLink } from '@/shell/app-link'
import type { ListDefinition } from '../../list/list-definition'
import { paymentOrderColumns } from './payment-order-columns'
import { paymentOrderRequest } from './payment-order-request'
import type { PaymentOrderSearch } from './payment-order-search'

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'code', label: msg`Code` },
  { kind: 'days', name: 'createTimeStart', endName: 'createTimeEnd', label: msg`Created` },
  { kind: 'text', name: 'principal', label: msg`Principal` },
  { kind: 'choice', name: 'state', label: msg`State`, choices: PAYMENT_STATE_CHOICES },
  {
    kind: 'choice',
    name: 'type',
    label: msg`Settlement type`,
    choices: Object.values(SETTLEMENT).map((value) => ({ value, name: SETTLEMENT_NAMES[value] })),
  },
  { kind: 'text', name: 'ownerName', label: msg`Owner` },
  { kind: 'suggest', name: 'parkName', label: msg`Park`, suggestions: 'parks' },
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
  path: '/payment/order/list',
  fields,
  columns: paymentOrderColumns,
  rowKey: ({ code }) => code,
  actions: ({ code }) => (
    <AppLink path="/payment/order/detail" search={{ code }} preload>
      <Trans>Details</Trans>
    </AppLink>
  ),
  toRequest: (search, user) => paymentOrderRequest(search, user, 1),
  options: paymentOrderListOptions,
  claim: claimPaymentOrders,
  fetchPage: (request, signal) => fetchPaymentOrders(request, { signal, fresh: true }),
  empty: msg`No payment orders.`,
  export: {
    run: async ({ pageNum: _pageNum, pageSize: _pageSize, ...filters }, options) => {
      const { exportPaymentOrders } = await import('@/api/balance/payment-order-export')
      return exportPaymentOrders(filters, options)
    },
    checked: { columnId: 'amount', header: '金额（元）' },
  },
}

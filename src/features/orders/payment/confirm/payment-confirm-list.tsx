import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  claimPaymentOrders,
  fetchPaymentOrders,
  paymentOrderListOptions,
} from '@/api/balance/payment-orders'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { DataColumn } from '@/components/data-table/data-column'
import { Message } from '@/components/message'
import { StateBadge } from '@/components/state-badge/state-badge'
import { paymentState } from '@/domain/order-states'
import { isVerifying } from '@/domain/payment-transitions'
import { settlementOf } from '@/domain/settlement'
import { AppLink } from '@/shell/app-link'
import type { ListDefinition } from '../../../list/list-definition'
import { LazyBatchBar } from '../../batch/lazy-batch-bar'
import { rememberSource } from '../../confirm/queue-store'
import { orderCodeColumn } from '../../order-code-column'
import { paymentOrderColumns } from '../payment-order-columns'
import { paymentOrderFilterFields } from '../payment-order-list'
import { movablePayment } from '../payment-order-type'
import { paymentConfirmRequest } from './payment-confirm-request'
import type { PaymentConfirmSearch } from './payment-confirm-search'

type ConfirmList = ListDefinition<PaymentOrder, PaymentConfirmSearch, PaymentOrderListRequest>

const PATH = '/payment/confirm/list'

/** What goes on from the list to an order starts a queue of all that the list shows. */
const decide = ({ code }: PaymentOrder) => ({
  path: '/payment/confirm/submit',
  search: { code, queue: 'new' },
})

/** The state, and that an order has been approved and only waits for another system. */
const markedState: DataColumn<PaymentOrder> = {
  id: 'state',
  header: msg`State`,
  width: 230,
  cell: (order) => (
    <>
      <StateBadge state={paymentState(order.state, settlementOf(order))} />{' '}
      {isVerifying(order) ? <Message of={msg`approved, being verified`} /> : null}
    </>
  ),
}

const columns = [
  orderCodeColumn(decide),
  ...paymentOrderColumns.map((column) => (column.id === 'state' ? markedState : column)),
]

const shared: Omit<ConfirmList, 'fields' | 'empty' | 'fixedSearch'> = {
  id: 'payment-confirm',
  title: msg`Confirm payment orders`,
  path: PATH,
  columns,
  rowKey: ({ code }) => code,
  actions: (order) => (
    <AppLink {...decide(order)} preload>
      <Trans context="action">Review</Trans>
    </AppLink>
  ),
  tabs: [
    { name: msg({ context: 'tab', message: 'To do' }), search: {} },
    { name: msg({ context: 'tab', message: 'All' }), search: { tab: 'all' } },
  ],
  toRequest: paymentConfirmRequest,
  options: paymentOrderListOptions,
  claim: claimPaymentOrders,
  fetchPage: (request, signal) => fetchPaymentOrders(request, { signal, fresh: true }),
  onShown: ({ pageNum: _pageNum, pageSize: _pageSize, ...request }, from, { username = '' }) =>
    rememberSource(username, 'payment-order', { request, from }),
  batch: (props) => <LazyBatchBar type={movablePayment} {...props} />,
}

/** What waits for a decision: state 10, whatever else is filtered by. */
const toDoList: ConfirmList = {
  ...shared,
  fields: paymentOrderFilterFields.filter(({ name }) => name !== 'state'),
  empty: msg`Nothing waits for a decision.`,
}

/** Everything that was ever submitted. */
const allList: ConfirmList = {
  ...shared,
  fields: paymentOrderFilterFields,
  fixedSearch: { tab: 'all' },
  empty: msg`No payment orders.`,
}

/** The list of one of the tabs. */
export function paymentConfirmList(tab: PaymentConfirmSearch['tab']): ConfirmList {
  return tab === 'all' ? allList : toDoList
}

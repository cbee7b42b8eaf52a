import { msg } from '@lingui/core/macro'
import { paymentOrders } from '@/api/balance/payment-orders'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { DataColumn } from '@/components/data-table/data-column'
import { Message } from '@/components/message'
import { StateBadge } from '@/components/state-badge/state-badge'
import { paymentState } from '@/domain/order-states'
import { isVerifying } from '@/domain/payment-transitions'
import { settlementOf } from '@/domain/settlement'
import { confirmList } from '../../list/confirm-list'
import { paymentOrderColumns } from '../payment-order-columns'
import { paymentOrderFilterFields } from '../payment-order-list'
import { movablePayment } from '../payment-order-type'
import { paymentConfirmRequest } from './payment-confirm-request'
import type { PaymentConfirmSearch } from './payment-confirm-search'

/** The state, and that an order has been approved and only waits for another system. */
const markedState: DataColumn<PaymentOrder> = {
  id: 'state',
  header: msg`State`,
  width: 230,
  cell: (order) => (
    <>
      <StateBadge state={paymentState(order.state, settlementOf(order))} />{' '}
      {isVerifying(order) ? (
        <span>
          <Message of={msg`verifying`} />
        </span>
      ) : null}
    </>
  ),
}

/** What is to be confirmed of payment orders, and all that was submitted. */
export const paymentConfirmList = confirmList<
  PaymentOrder,
  PaymentConfirmSearch,
  PaymentOrderListRequest
>({
  type: movablePayment,
  id: 'payment-confirm',
  title: msg`Confirm payment orders`,
  fields: paymentOrderFilterFields,
  columns: paymentOrderColumns.map((column) => (column.id === 'state' ? markedState : column)),
  toRequest: paymentConfirmRequest,
  options: paymentOrders.listOptions,
  claim: paymentOrders.claimList,
  fetchPage: (request, signal) => paymentOrders.fetchList(request, { signal, fresh: true }),
  empty: msg`No payment orders.`,
})

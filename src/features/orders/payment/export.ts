import { exportPaymentOrders } from '@/api/resources/payment-order-export'
import type { PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { ListExport } from '../../list/list-definition'

/** The server's file of payment orders, and what the receipt checks in it. */
export const paymentExport: ListExport<PaymentOrderListRequest> = {
  run: ({ pageNum: _pageNum, pageSize: _pageSize, ...filters }, options) =>
    exportPaymentOrders(filters, options),
  checked: { columnId: 'amount', header: '金额（元）' },
}

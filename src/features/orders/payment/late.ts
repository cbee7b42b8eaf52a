import type { PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { ListExport } from '../../list/list-definition'
import { askedPart } from '@/shell/asked-part'

/**
 * What the list of payment orders offers beside its rows. A step between the list and all that this is made of: the list
 * names only this part before any of it is wanted.
 */

export const Vouchers = askedPart(async () => (await import('./selected-vouchers')).SelectedOrders)

/** The server's file of payment orders, and what the receipt checks in it. */
export const paymentExport: ListExport<PaymentOrderListRequest> = {
  run: async ({ pageNum: _pageNum, pageSize: _pageSize, ...filters }, options) => {
    const { exportPaymentOrders } = await import('@/api/resources/payment-order-export')
    return exportPaymentOrders(filters, options)
  },
  checked: { columnId: 'amount', header: '金额（元）' },
}

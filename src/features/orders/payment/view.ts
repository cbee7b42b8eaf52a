import { msg } from '@lingui/core/macro'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { OrderView } from '../order-type'
import { PaymentOrderSections } from './sections'
import { paymentWorkflow } from './workflow'
import { PaymentVoucherSheet } from './voucher-sheet'

/** How a payment order is drawn. */
export const paymentOrderView: OrderView<PaymentOrderDetail> = {
  type: paymentWorkflow,
  Sections: PaymentOrderSections,
  voucherTitle: (code) => msg`Payment voucher ${code}`,
  VoucherSheet: PaymentVoucherSheet,
}

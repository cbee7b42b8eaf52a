import { msg } from '@lingui/core/macro'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import type { OrderView } from '../order-type'
import { ReverseOrderSections } from './reverse-order-sections'
import { reverseOrderType } from './reverse-order-type'
import { ReverseVoucherSheet } from './reverse-voucher-sheet'

/** How a reverse order is drawn. */
export const reverseOrderView: OrderView<ReverseOrder> = {
  type: reverseOrderType,
  Sections: ReverseOrderSections,
  voucherTitle: (code) => msg`Reverse voucher ${code}`,
  VoucherSheet: ReverseVoucherSheet,
}

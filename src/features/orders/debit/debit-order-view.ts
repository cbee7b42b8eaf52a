import { msg } from '@lingui/core/macro'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import type { OrderView } from '../order-type'
import { DebitOrderSections } from './debit-order-sections'
import { debitOrderType } from './debit-order-type'
import { DebitVoucherSheet } from './debit-voucher-sheet'

/** How a debit order is drawn. */
export const debitOrderView: OrderView<DebitOrderDetail> = {
  type: debitOrderType,
  Sections: DebitOrderSections,
  voucherTitle: (code) => msg`Debit voucher ${code}`,
  VoucherSheet: DebitVoucherSheet,
}

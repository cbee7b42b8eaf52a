import { msg } from '@lingui/core/macro'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { attachmentCountField } from '../workflow/common-fields'
import type { OrderView } from '../order-type'
import { chainOrderVoucher } from '../screens/voucher/chain-order-voucher'
import { comparedDebitFields } from './fields'
import { DebitOrderSections } from './sections'
import { debitWorkflow } from './workflow'

/** How a debit order is drawn. */
export const debitOrderView: OrderView<DebitOrderDetail> = {
  type: debitWorkflow,
  Sections: DebitOrderSections,
  voucherTitle: (code) => msg`Debit voucher ${code}`,
  VoucherSheet: chainOrderVoucher(msg`Debit voucher`, (order) => [
    ...comparedDebitFields(order),
    attachmentCountField(order.attachments),
  ]),
}

import { msg } from '@lingui/core/macro'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import type { OrderView } from '../order-type'
import { chainOrderVoucher } from '../screens/voucher/chain-order-voucher'
import { comparedReverseFields } from './fields'
import { ReverseOrderSections } from './sections'
import { reverseWorkflow } from './workflow'

/** How a reverse order is drawn. */
export const reverseOrderView: OrderView<ReverseOrder> = {
  type: reverseWorkflow,
  Sections: ReverseOrderSections,
  voucherTitle: (code) => msg`Reverse voucher ${code}`,
  VoucherSheet: chainOrderVoucher(msg`Reverse voucher`, comparedReverseFields),
}

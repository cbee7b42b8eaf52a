import { msg } from '@lingui/core/macro'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import type { OrderView } from '../order-type'
import { deductionVoucher } from '../voucher/deduction-voucher'
import { comparedReverseFields } from './reverse-order-fields'
import { ReverseOrderSections } from './reverse-order-sections'
import { reverseWorkflow } from './workflow'

/** How a reverse order is drawn. */
export const reverseOrderView: OrderView<ReverseOrder> = {
  type: reverseWorkflow,
  Sections: ReverseOrderSections,
  voucherTitle: (code) => msg`Reverse voucher ${code}`,
  VoucherSheet: deductionVoucher(msg`Reverse voucher`, comparedReverseFields),
}

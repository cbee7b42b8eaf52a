import type { Vouchers } from '../../list/list-definition'
import { SelectedVouchers } from '../screens/voucher/selected-vouchers'
import { reverseOrderView } from './view'

/** The vouchers of selected reverse orders. */
export const SelectedOrders: Vouchers = (selected) => (
  <SelectedVouchers view={reverseOrderView} {...selected} />
)

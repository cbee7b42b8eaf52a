import type { Vouchers } from '../../list/list-definition'
import { SelectedVouchers } from '../screens/voucher/selected-vouchers'
import { paymentOrderView } from './view'

/** The vouchers of selected payment orders. */
export const SelectedOrders: Vouchers = (selected) => (
  <SelectedVouchers view={paymentOrderView} {...selected} />
)

import type { Vouchers } from '../../list/list-definition'
import { SelectedVouchers } from '../screens/voucher/selected-vouchers'
import { debitOrderView } from './view'

/** The vouchers of selected debit orders. */
export const SelectedOrders: Vouchers = (selected) => (
  <SelectedVouchers view={debitOrderView} {...selected} />
)

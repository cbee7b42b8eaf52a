import { ConfirmListPage } from '../../list/confirm-list-page'
import { paymentConfirmList } from './payment-confirm-list'
import type { PaymentConfirmSearch } from '../query'

/** `/payment/confirm/list` */
export function PaymentConfirmListPage({ search }: { search: PaymentConfirmSearch }) {
  return <ConfirmListPage list={paymentConfirmList} search={search} />
}

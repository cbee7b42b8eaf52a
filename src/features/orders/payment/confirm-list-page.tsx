import { ConfirmListPage } from '../screens/list/confirm-list-page'
import { paymentConfirmList } from './confirm-list'
import type { PaymentConfirmSearch } from './query'

/** `/payment/confirm/list` */
export function PaymentConfirmListPage({ search }: { search: PaymentConfirmSearch }) {
  return <ConfirmListPage list={paymentConfirmList} search={search} />
}

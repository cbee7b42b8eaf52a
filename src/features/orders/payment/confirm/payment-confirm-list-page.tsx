import { ListScreen } from '../../../list/list-screen'
import { paymentConfirmList } from './payment-confirm-list'
import type { PaymentConfirmSearch } from './payment-confirm-search'

/** `/payment/confirm/list` */
export function PaymentConfirmListPage({ search }: { search: PaymentConfirmSearch }) {
  // Each tab is a list of its own: what was selected or typed in one is nothing of the other's.
  return (
    <ListScreen key={search.tab ?? 'todo'} list={paymentConfirmList(search.tab)} search={search} />
  )
}

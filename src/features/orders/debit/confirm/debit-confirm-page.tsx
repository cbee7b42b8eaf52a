import { ConfirmPage, type ConfirmPageSearch } from '../../confirm/confirm-page'
import { debitOrderView } from '../debit-order-view'

/** `/debit/confirm/submit?code=&queue=` */
export function DebitConfirmPage(search: ConfirmPageSearch) {
  return <ConfirmPage view={debitOrderView} {...search} />
}

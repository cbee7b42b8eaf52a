import { ConfirmPage, type ConfirmPageSearch } from '../screens/review/confirm-page'
import { debitOrderView } from './view'

/** `/debit/confirm/submit?code=&queue=` */
export function DebitConfirmPage(search: ConfirmPageSearch) {
  return <ConfirmPage view={debitOrderView} {...search} />
}

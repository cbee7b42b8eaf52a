import { ConfirmPage, type ConfirmPageSearch } from '../screens/review/confirm-page'
import { reverseOrderView } from './view'

/** `/reverse/confirm/submit?code=&queue=` */
export function ReverseConfirmPage(search: ConfirmPageSearch) {
  return <ConfirmPage view={reverseOrderView} {...search} />
}

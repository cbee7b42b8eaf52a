import { ConfirmPage, type ConfirmPageSearch } from '../../confirm/confirm-page'
import { reverseOrderView } from '../reverse-order-view'

/** `/reverse/confirm/submit?code=&queue=` */
export function ReverseConfirmPage(search: ConfirmPageSearch) {
  return <ConfirmPage view={reverseOrderView} {...search} />
}

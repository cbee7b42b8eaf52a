import { ConfirmPage, type ConfirmPageSearch } from '../screens/review/confirm-page'
import { paymentOrderView } from './view'

/** `/payment/confirm/submit?code=&queue=` */
export function PaymentConfirmPage(search: ConfirmPageSearch) {
  return <ConfirmPage view={paymentOrderView} {...search} />
}

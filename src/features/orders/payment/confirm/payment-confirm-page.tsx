import { ConfirmPage, type ConfirmPageSearch } from '../../confirm/confirm-page'
import { paymentOrderView } from '../payment-order-view'

/** `/payment/confirm/submit?code=&queue=` */
export function PaymentConfirmPage(search: ConfirmPageSearch) {
  return <ConfirmPage view={paymentOrderView} {...search} />
}

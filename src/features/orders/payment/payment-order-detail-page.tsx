import { OrderDetailPage } from '../detail/order-detail-page'
import { paymentOrderView } from './payment-order-view'

/** `/payment/order/detail?code=` */
export function PaymentOrderDetailPage({ code }: { code: string | undefined }) {
  return <OrderDetailPage view={paymentOrderView} code={code} />
}

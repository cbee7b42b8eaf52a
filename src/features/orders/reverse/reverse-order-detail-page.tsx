import { OrderDetailPage } from '../detail/order-detail-page'
import { reverseOrderView } from './reverse-order-view'

/** `/reverse/order/detail?code=` */
export function ReverseOrderDetailPage({ code }: { code: string | undefined }) {
  return <OrderDetailPage view={reverseOrderView} code={code} />
}

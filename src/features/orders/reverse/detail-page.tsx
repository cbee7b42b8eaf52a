import { OrderDetailPage } from '../screens/detail/order-detail-page'
import { reverseOrderView } from './view'

/** `/reverse/order/detail?code=` */
export function ReverseOrderDetailPage({ code }: { code: string | undefined }) {
  return <OrderDetailPage view={reverseOrderView} code={code} />
}

import { OrderDetailPage } from '../detail/order-detail-page'
import { debitOrderView } from './debit-order-view'

/** `/debit/order/detail?code=` */
export function DebitOrderDetailPage({ code }: { code: string | undefined }) {
  return <OrderDetailPage view={debitOrderView} code={code} />
}

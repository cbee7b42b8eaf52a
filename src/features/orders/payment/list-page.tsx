import { ListScreen } from '../../list/list-screen'
import { paymentOrderList } from './list'
import type { PaymentOrderSearch } from './query'

/** `/payment/order/list` */
export function PaymentOrderListPage({ search }: { search: PaymentOrderSearch }) {
  return <ListScreen list={paymentOrderList} search={search} />
}

import { ListScreen } from '../../list/list-screen'
import { debitOrderList } from './list'
import type { DebitOrderSearch } from './query'

/** `/debit/order/list` */
export function DebitOrderListPage({ search }: { search: DebitOrderSearch }) {
  return <ListScreen list={debitOrderList} search={search} />
}

import { ListScreen } from '../../list/list-screen'
import { reverseOrderList } from './list'
import type { ReverseOrderSearch } from './query'

/** `/reverse/order/list` */
export function ReverseOrderListPage({ search }: { search: ReverseOrderSearch }) {
  return <ListScreen list={reverseOrderList} search={search} />
}

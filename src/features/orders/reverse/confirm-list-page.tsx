import { ConfirmListPage } from '../screens/list/confirm-list-page'
import { reverseConfirmList } from './confirm-list'
import type { ReverseConfirmSearch } from './query'

/** `/reverse/confirm/list` */
export function ReverseConfirmListPage({ search }: { search: ReverseConfirmSearch }) {
  return <ConfirmListPage list={reverseConfirmList} search={search} />
}

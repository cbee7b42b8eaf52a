import { ConfirmListPage } from '../screens/list/confirm-list-page'
import { debitConfirmList } from './confirm-list'
import type { DebitConfirmSearch } from './query'

/** `/debit/confirm/list` */
export function DebitConfirmListPage({ search }: { search: DebitConfirmSearch }) {
  return <ConfirmListPage list={debitConfirmList} search={search} />
}

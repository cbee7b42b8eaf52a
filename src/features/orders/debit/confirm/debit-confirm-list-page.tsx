import { ConfirmListPage } from '../../list/confirm-list-page'
import { debitConfirmList } from './debit-confirm-list'
import type { DebitConfirmSearch } from '../query'

/** `/debit/confirm/list` */
export function DebitConfirmListPage({ search }: { search: DebitConfirmSearch }) {
  return <ConfirmListPage list={debitConfirmList} search={search} />
}

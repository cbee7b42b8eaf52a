import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { applyDefaultView, startList } from '@/features/list/enter-list'
import { tellsIgnored } from '@/features/list/ignored-filters'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { debitConfirmList } from '@/features/orders/debit/confirm-list'
import { debitConfirmQuery, debitConfirmSearch } from '@/features/orders/debit/query'
import { inTabOfState } from '@/features/orders/workflow/list-request'
import { ConfirmListPage } from '@/features/orders/screens/list/confirm-list-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/debit/confirm/list')({
  staticData: {
    title: msg`Confirm debit orders`,
    authority: 'debit/confirm',
    business: 2,
    isCached: true,
  },
  validateSearch: tellsIgnored(debitConfirmSearch, inTabOfState),
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: applyDefaultView(debitConfirmQuery),
  loader: startList(debitConfirmQuery),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <ConfirmListPage list={debitConfirmList} search={search} />
    </KeepAlive>
  )
}

import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { applyDefaultView, startList } from '@/features/list/enter-list'
import { tellsIgnored } from '@/features/list/ignored-filters'
import { ListScreen } from '@/features/list/list-screen'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { debitOrderList } from '@/features/orders/debit/list'
import { debitFilters, debitOrderQuery } from '@/features/orders/debit/query'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/debit/order/list')({
  staticData: {
    title: msg`Debit orders`,
    authority: 'debit/order',
    business: 1,
    isCached: true,
  },
  validateSearch: tellsIgnored(debitFilters.search),
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: applyDefaultView(debitOrderQuery),
  loader: startList(debitOrderQuery),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <ListScreen list={debitOrderList} search={search} />
    </KeepAlive>
  )
}

import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { applyDefaultView, startList } from '@/features/list/enter-list'
import { tellsIgnored } from '@/features/list/ignored-filters'
import { ListScreen } from '@/features/list/list-screen'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { reverseOrderList } from '@/features/orders/reverse/list'
import { reverseFilters, reverseOrderQuery } from '@/features/orders/reverse/query'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/reverse/order/list')({
  staticData: {
    title: msg`Reverse orders`,
    authority: 'reverse/order',
    business: 1,
    isCached: true,
  },
  validateSearch: tellsIgnored(reverseFilters.search),
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: applyDefaultView(reverseOrderQuery),
  loader: startList(reverseOrderQuery),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <ListScreen list={reverseOrderList} search={search} />
    </KeepAlive>
  )
}

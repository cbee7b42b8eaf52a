import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { applyDefaultView } from '@/features/list/enter-list'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { ReverseOrderListPage } from '@/features/orders/reverse/list-page'
import { reverseFilters, reverseOrderRequest } from '@/features/orders/reverse/query'
import { Keep } from '@/shell/kept-pages/keep'

const PAGE = {
  title: msg`Reverse orders`,
  authority: 'reverse/order',
  business: 1,
  isCached: true,
} as const

export const Route = createFileRoute('/_shell/reverse/order/list')({
  staticData: PAGE,
  validateSearch: reverseFilters.search,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location }) =>
    applyDefaultView({ listId: 'reverse-order', path: '/reverse/order/list', user, location }),
  loader: ({ context: { queryClient, user }, deps, preload }) => {
    const request = user && reverseOrderRequest(deps, user, PAGE.business)
    if (request) startRead(queryClient, reverseOrders.listOptions(request), { isPreload: preload })
  },
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <Keep>
      <ReverseOrderListPage search={search} />
    </Keep>
  )
}

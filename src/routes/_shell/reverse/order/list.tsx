import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { reverseOrders } from '@/api/balance/reverse-orders'
import { takeDefaultView } from '@/features/list/default-view'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { ReverseOrderListPage } from '@/features/orders/reverse/reverse-order-list-page'
import { reverseOrderRequest } from '@/features/orders/reverse/reverse-order-request'
import { reverseOrderSearch } from '@/features/orders/reverse/reverse-order-search'
import { Keep } from '@/shell/kept-pages/keep'

export const Route = createFileRoute('/_shell/reverse/order/list')({
  staticData: { title: msg`Reverse orders`, business: 1, isCached: true },
  validateSearch: reverseOrderSearch,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location: { state, search } }) => {
    const isFromMenu = state.entered === 'menu' && Object.keys(search).length === 0
    const view = isFromMenu && user && takeDefaultView('reverse-order', user)
    if (view) throw redirect({ to: '/reverse/order/list', search: view, replace: true })
  },
  loader: ({ context: { queryClient, user }, deps, preload }) => {
    const request = user && reverseOrderRequest(deps, user, 1)
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

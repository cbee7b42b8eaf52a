import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { debitOrders } from '@/api/resources/debit-orders'
import { applyDefaultView } from '@/features/list/enter-list'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { DebitOrderListPage } from '@/features/orders/debit/list-page'
import { debitFilters, debitOrderRequest } from '@/features/orders/debit/query'
import { Keep } from '@/shell/kept-pages/keep'

const PAGE = {
  title: msg`Debit orders`,
  authority: 'debit/order',
  business: 1,
  isCached: true,
} as const

export const Route = createFileRoute('/_shell/debit/order/list')({
  staticData: PAGE,
  validateSearch: debitFilters.search,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location }) =>
    applyDefaultView({ listId: 'debit-order', path: '/debit/order/list', user, location }),
  loader: ({ context: { queryClient, user }, deps, preload }) => {
    const request = user && debitOrderRequest(deps, user, PAGE.business)
    if (request) startRead(queryClient, debitOrders.listOptions(request), { isPreload: preload })
  },
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <Keep>
      <DebitOrderListPage search={search} />
    </Keep>
  )
}

import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { paymentOrders } from '@/api/resources/payment-orders'
import { applyDefaultView } from '@/features/list/enter-list'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { PaymentOrderListPage } from '@/features/orders/payment/list-page'
import { paymentFilters, paymentOrderRequest } from '@/features/orders/payment/query'
import { Keep } from '@/shell/kept-pages/keep'

const PAGE = {
  title: msg`Payment orders`,
  authority: 'payment/order',
  business: 1,
  isCached: true,
} as const

export const Route = createFileRoute('/_shell/payment/order/list')({
  staticData: PAGE,
  validateSearch: paymentFilters.search,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location }) =>
    applyDefaultView({ listId: 'payment-order', path: '/payment/order/list', user, location }),
  loader: ({ context: { queryClient, user }, deps, preload }) => {
    const request = user && paymentOrderRequest(deps, user, PAGE.business)
    if (request) startRead(queryClient, paymentOrders.listOptions(request), { isPreload: preload })
  },
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <Keep>
      <PaymentOrderListPage search={search} />
    </Keep>
  )
}

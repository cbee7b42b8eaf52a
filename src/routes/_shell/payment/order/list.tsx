import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { paymentOrders } from '@/api/balance/payment-orders'
import { takeDefaultView } from '@/features/list/default-view'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { PaymentOrderListPage } from '@/features/orders/payment/payment-order-list-page'
import { paymentOrderRequest } from '@/features/orders/payment/payment-order-request'
import { paymentOrderSearch } from '@/features/orders/payment/payment-order-search'
import { Keep } from '@/shell/kept-pages/keep'

const BUSINESS = 1

export const Route = createFileRoute('/_shell/payment/order/list')({
  staticData: { title: msg`Payment orders`, business: BUSINESS, isCached: true },
  validateSearch: paymentOrderSearch,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location: { state, search } }) => {
    const isFromMenu = state.entered === 'menu' && Object.keys(search).length === 0
    const view = isFromMenu && user && takeDefaultView('payment-order', user)
    if (view) throw redirect({ to: '/payment/order/list', search: view, replace: true })
  },
  loader: ({ context: { queryClient, user }, deps, preload }) => {
    const request = user && paymentOrderRequest(deps, user, BUSINESS)
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

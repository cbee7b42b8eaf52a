import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { paymentOrders } from '@/api/balance/payment-orders'
import { takeDefaultView } from '@/features/list/default-view'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { paymentConfirmRequest } from '@/features/orders/payment/confirm/payment-confirm-request'
import { PaymentConfirmListPage } from '@/features/orders/payment/confirm/payment-confirm-list-page'
import { paymentConfirmSearch } from '@/features/orders/payment/confirm/payment-confirm-search'
import { Keep } from '@/shell/kept-pages/keep'

export const Route = createFileRoute('/_shell/payment/confirm/list')({
  staticData: { title: msg`Confirm payment orders`, business: 2, isCached: true },
  validateSearch: paymentConfirmSearch,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location: { state, search } }) => {
    const isFromMenu = state.entered === 'menu' && Object.keys(search).length === 0
    const view = isFromMenu && user && takeDefaultView('payment-confirm', user)
    if (view) throw redirect({ to: '/payment/confirm/list', search: view, replace: true })
  },
  loader: ({ context: { queryClient, user }, deps, preload }) => {
    const request = user && paymentConfirmRequest(deps, user)
    if (request) startRead(queryClient, paymentOrders.listOptions(request), { isPreload: preload })
  },
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <Keep>
      <PaymentConfirmListPage search={search} />
    </Keep>
  )
}

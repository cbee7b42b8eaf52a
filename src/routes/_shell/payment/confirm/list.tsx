import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { paymentOrders } from '@/api/resources/payment-orders'
import { applyDefaultView } from '@/features/list/enter-list'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { paymentConfirmRequest, paymentConfirmSearch } from '@/features/orders/payment/query'
import { PaymentConfirmListPage } from '@/features/orders/payment/confirm-list-page'
import { Keep } from '@/shell/kept-pages/keep'

const PAGE = {
  title: msg`Confirm payment orders`,
  authority: 'payment/confirm',
  business: 2,
  isCached: true,
} as const

export const Route = createFileRoute('/_shell/payment/confirm/list')({
  staticData: PAGE,
  validateSearch: paymentConfirmSearch,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location }) =>
    applyDefaultView({ listId: 'payment-confirm', path: '/payment/confirm/list', user, location }),
  loader: ({ context: { queryClient, user }, deps, preload }) => {
    const request = user && paymentConfirmRequest(deps, user, PAGE.business)
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

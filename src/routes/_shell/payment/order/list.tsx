import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { applyDefaultView, startList } from '@/features/list/enter-list'
import { tellsIgnored } from '@/features/list/ignored-filters'
import { ListScreen } from '@/features/list/list-screen'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { paymentOrderList } from '@/features/orders/payment/list'
import { paymentFilters, paymentOrderQuery } from '@/features/orders/payment/query'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/payment/order/list')({
  staticData: {
    title: msg`Payment orders`,
    authority: 'payment/order',
    business: 1,
    isCached: true,
  },
  validateSearch: tellsIgnored(paymentFilters.search),
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: applyDefaultView(paymentOrderQuery),
  loader: startList(paymentOrderQuery),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <ListScreen list={paymentOrderList} search={search} />
    </KeepAlive>
  )
}

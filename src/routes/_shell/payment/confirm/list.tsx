import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { applyDefaultView, startList } from '@/features/list/enter-list'
import { tellsIgnored } from '@/features/list/ignored-filters'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { paymentConfirmList } from '@/features/orders/payment/confirm-list'
import { paymentConfirmQuery, paymentConfirmSearch } from '@/features/orders/payment/query'
import { inTabOfState } from '@/features/orders/workflow/list-request'
import { ConfirmListPage } from '@/features/orders/screens/list/confirm-list-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/payment/confirm/list')({
  staticData: {
    title: msg`Confirm payment orders`,
    authority: 'payment/confirm',
    business: 2,
    isCached: true,
  },
  validateSearch: tellsIgnored(paymentConfirmSearch, inTabOfState),
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: applyDefaultView(paymentConfirmQuery),
  loader: startList(paymentConfirmQuery),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <ConfirmListPage list={paymentConfirmList} search={search} />
    </KeepAlive>
  )
}

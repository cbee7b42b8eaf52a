import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { debitOrders } from '@/api/resources/debit-orders'
import { applyDefaultView } from '@/features/list/enter-list'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { DebitConfirmListPage } from '@/features/orders/debit/confirm-list-page'
import { debitConfirmRequest, debitConfirmSearch } from '@/features/orders/debit/query'
import { Keep } from '@/shell/kept-pages/keep'

const PAGE = {
  title: msg`Confirm debit orders`,
  authority: 'debit/confirm',
  business: 2,
  isCached: true,
} as const

export const Route = createFileRoute('/_shell/debit/confirm/list')({
  staticData: PAGE,
  validateSearch: debitConfirmSearch,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location }) =>
    applyDefaultView({ listId: 'debit-confirm', path: '/debit/confirm/list', user, location }),
  loader: ({ context: { queryClient, user }, deps, preload }) => {
    const request = user && debitConfirmRequest(deps, user, PAGE.business)
    if (request) startRead(queryClient, debitOrders.listOptions(request), { isPreload: preload })
  },
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <Keep>
      <DebitConfirmListPage search={search} />
    </Keep>
  )
}

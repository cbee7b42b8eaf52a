import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { applyDefaultView } from '@/features/list/enter-list'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { ReverseConfirmListPage } from '@/features/orders/reverse/confirm-list-page'
import { reverseConfirmRequest, reverseConfirmSearch } from '@/features/orders/reverse/query'
import { Keep } from '@/shell/kept-pages/keep'

const PAGE = {
  title: msg`Confirm reverse orders`,
  authority: 'reverse/confirm',
  business: 2,
  isCached: true,
} as const

export const Route = createFileRoute('/_shell/reverse/confirm/list')({
  staticData: PAGE,
  validateSearch: reverseConfirmSearch,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location }) =>
    applyDefaultView({ listId: 'reverse-confirm', path: '/reverse/confirm/list', user, location }),
  loader: ({ context: { queryClient, user }, deps, preload }) => {
    const request = user && reverseConfirmRequest(deps, user, PAGE.business)
    if (request) startRead(queryClient, reverseOrders.listOptions(request), { isPreload: preload })
  },
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <Keep>
      <ReverseConfirmListPage search={search} />
    </Keep>
  )
}

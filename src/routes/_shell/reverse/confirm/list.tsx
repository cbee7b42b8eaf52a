import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { applyDefaultView, startList } from '@/features/list/enter-list'
import { tellsIgnored } from '@/features/list/ignored-filters'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { reverseConfirmList } from '@/features/orders/reverse/confirm-list'
import { reverseConfirmQuery, reverseConfirmSearch } from '@/features/orders/reverse/query'
import { inTabOfState } from '@/features/orders/workflow/list-request'
import { ConfirmListPage } from '@/features/orders/screens/list/confirm-list-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/reverse/confirm/list')({
  staticData: {
    title: msg`Confirm reverse orders`,
    authority: 'reverse/confirm',
    business: 2,
    isCached: true,
  },
  validateSearch: tellsIgnored(reverseConfirmSearch, inTabOfState),
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: applyDefaultView(reverseConfirmQuery),
  loader: startList(reverseConfirmQuery),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <ConfirmListPage list={reverseConfirmList} search={search} />
    </KeepAlive>
  )
}

import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { applyDefaultView, startList } from '@/features/list/enter-list'
import { tellsIgnored } from '@/features/list/ignored-filters'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { VerifyUserListPage } from '@/features/base-data/verify-user'
import { verifyUserFilters, verifyUserQuery } from '@/features/base-data/query'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/maintain/verifyuser/list')({
  staticData: {
    title: msg`Verification-confirmers`,
    authority: 'maintain/verifyuser',
    isCached: true,
  },
  validateSearch: tellsIgnored(verifyUserFilters.search),
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: applyDefaultView(verifyUserQuery),
  loader: startList(verifyUserQuery),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <VerifyUserListPage search={search} />
    </KeepAlive>
  )
}

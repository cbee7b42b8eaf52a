import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { maintainedVerifyUsers } from '@/api/resources/maintained-data'
import { applyDefaultView } from '@/features/list/enter-list'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { VerifyUserListPage } from '@/features/maintain/verify-user-list-page'
import { verifyUserFilters } from '@/features/maintain/filters'
import { Keep } from '@/shell/kept-pages/keep'

export const Route = createFileRoute('/_shell/maintain/verifyuser/list')({
  staticData: {
    title: msg`Verification-confirmers`,
    authority: 'maintain/verifyuser',
    isCached: true,
  },
  validateSearch: verifyUserFilters.search,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location }) =>
    applyDefaultView({
      listId: 'maintain-verify-user',
      path: '/maintain/verifyuser/list',
      user,
      location,
    }),
  loader: ({ context: { queryClient }, deps, preload }) =>
    startRead(queryClient, maintainedVerifyUsers.listOptions(verifyUserFilters.toRequest(deps)), {
      isPreload: preload,
    }),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <Keep>
      <VerifyUserListPage search={search} />
    </Keep>
  )
}

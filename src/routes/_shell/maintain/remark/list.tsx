import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { maintainedRemarks } from '@/api/resources/maintained-data'
import { applyDefaultView } from '@/features/list/enter-list'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { RemarkListPage } from '@/features/maintain/remark-list-page'
import { remarkFilters } from '@/features/maintain/filters'
import { Keep } from '@/shell/kept-pages/keep'

export const Route = createFileRoute('/_shell/maintain/remark/list')({
  staticData: { title: msg`Remarks`, authority: 'maintain/remark', isCached: true },
  validateSearch: remarkFilters.search,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location }) =>
    applyDefaultView({ listId: 'maintain-remark', path: '/maintain/remark/list', user, location }),
  loader: ({ context: { queryClient }, deps, preload }) =>
    startRead(queryClient, maintainedRemarks.listOptions(remarkFilters.toRequest(deps)), {
      isPreload: preload,
    }),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <Keep>
      <RemarkListPage search={search} />
    </Keep>
  )
}

import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { applyDefaultView, startList } from '@/features/list/enter-list'
import { tellsIgnored } from '@/features/list/ignored-filters'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { RemarkListPage } from '@/features/base-data/remark'
import { remarkFilters, remarkQuery } from '@/features/base-data/query'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/maintain/remark/list')({
  staticData: { title: msg`Remarks`, authority: 'maintain/remark', isCached: true },
  validateSearch: tellsIgnored(remarkFilters.search),
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: applyDefaultView(remarkQuery),
  loader: startList(remarkQuery),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <RemarkListPage search={search} />
    </KeepAlive>
  )
}

import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { applyDefaultView, startList } from '@/features/list/enter-list'
import { tellsIgnored } from '@/features/list/ignored-filters'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { DepartmentListPage } from '@/features/base-data/department'
import { departmentFilters, departmentQuery } from '@/features/base-data/query'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/maintain/department/list')({
  staticData: { title: msg`Owning departments`, authority: 'maintain/department', isCached: true },
  validateSearch: tellsIgnored(departmentFilters.search),
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: applyDefaultView(departmentQuery),
  loader: startList(departmentQuery),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <DepartmentListPage search={search} />
    </KeepAlive>
  )
}

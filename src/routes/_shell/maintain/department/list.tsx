import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { startRead } from '@/api/ask'
import { maintainedDepartments } from '@/api/resources/maintained-data'
import { applyDefaultView } from '@/features/list/enter-list'
import { DEFAULT_PAGING } from '@/features/list/list-search'
import { DepartmentListPage } from '@/features/maintain/department-list-page'
import { departmentFilters } from '@/features/maintain/filters'
import { Keep } from '@/shell/kept-pages/keep'

export const Route = createFileRoute('/_shell/maintain/department/list')({
  staticData: { title: msg`Owning departments`, authority: 'maintain/department', isCached: true },
  validateSearch: departmentFilters.search,
  search: { middlewares: [stripSearchParams(DEFAULT_PAGING)] },
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, location }) =>
    applyDefaultView({
      listId: 'maintain-department',
      path: '/maintain/department/list',
      user,
      location,
    }),
  loader: ({ context: { queryClient }, deps, preload }) =>
    startRead(queryClient, maintainedDepartments.listOptions(departmentFilters.toRequest(deps)), {
      isPreload: preload,
    }),
  component: List,
})

function List() {
  const search = Route.useSearch()
  return (
    <Keep>
      <DepartmentListPage search={search} />
    </Keep>
  )
}

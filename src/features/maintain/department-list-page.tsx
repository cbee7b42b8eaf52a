import { msg } from '@lingui/core/macro'
import type { Department } from '@/api/contract/base-data'
import type { DepartmentListRequest } from '@/api/contract/base-data-requests'
import type { ListDefinition } from '../list/list-definition'
import { departmentEntry, useDepartmentType } from './department-type'
import { EditButton, ValidSwitch } from './entry-cells'
import { departmentFilters, departmentQuery, type DepartmentSearch } from './query'
import { MaintainScreen } from './maintain-screen'

const departmentList: ListDefinition<Department, DepartmentSearch, DepartmentListRequest> = {
  ...departmentQuery,
  title: msg`Owning departments`,
  fields: departmentFilters.fields,
  columns: [
    {
      id: 'code',
      accessorFn: ({ code }) => code,
      size: 180,
      meta: { name: msg({ context: 'of a department', message: 'Code' }), isAlwaysShown: true },
    },
    {
      id: 'name',
      accessorFn: ({ name }) => name,
      size: 360,
      meta: { name: msg({ context: 'of a thing', message: 'Name' }), isCutOff: true },
    },
    {
      id: 'valid',
      size: 140,
      meta: { name: msg({ context: 'column', message: 'Active' }) },
      cell: ({ row }) => <ValidSwitch entry={departmentEntry(row.original)} />,
    },
  ],
  rowKey: ({ id }) => String(id),
  actions: (row) => <EditButton entry={departmentEntry(row)} />,
  empty: msg`No owning departments.`,
}

/** `/maintain/department/list` */
export function DepartmentListPage({ search }: { search: DepartmentSearch }) {
  return <MaintainScreen type={useDepartmentType()} list={departmentList} search={search} />
}

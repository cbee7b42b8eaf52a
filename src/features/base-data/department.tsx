import { msg } from '@lingui/core/macro'
import { markStale } from '@/api/invalidation'
import {
  departmentWrites,
  useSaveDepartment,
  useUpdateDepartment,
} from '@/api/resources/base-data-writes'
import { maintainedDepartments } from '@/api/resources/departments'
import type { Department } from '@/api/contract/base-data'
import { countUses } from './count-uses'
import { readEntries, type Entry, type EntryType } from './entry'
import type { DepartmentListRequest } from '@/api/contract/base-data-requests'
import type { ListDefinition } from '../list/list-definition'
import { EditButton, ValidSwitch } from './entry-cells'
import { departmentFilters, departmentQuery, type DepartmentSearch } from './query'
import { MaintainScreen } from './maintain-screen'

function departmentEntry({ id, code, name, valid }: Department): Entry {
  return { id, name, valid, values: { code, name } }
}

const departmentType: Omit<EntryType, 'add' | 'change'> = {
  id: 'department',
  listsKey: maintainedDepartments.keys.lists,
  markStale: (queryClient) => markStale(queryClient, 'department/update'),
  fields: [
    {
      name: 'code',
      label: msg({ context: 'of a department', message: 'Code' }),
      missing: msg`Enter the department’s code`,
      maxLength: 20,
    },
    {
      name: 'name',
      label: msg({ context: 'of a thing', message: 'Name' }),
      missing: msg`Enter the department’s name`,
      maxLength: 50,
    },
  ],
  nameOf: ({ name = '' }) => name,
  newTitle: msg`New owning department`,
  newLabel: msg({ context: 'of a department', message: 'New' }),
  editTitle: msg`Edit owning department`,
  calls: { add: departmentWrites.saveCall, change: departmentWrites.updateCall },
  release: ({ id, onceKey }) =>
    id === undefined ? departmentWrites.releaseSave(onceKey) : departmentWrites.releaseUpdate(id),
  find: async ({ name }) => {
    const rows = await readEntries(maintainedDepartments, { name })
    return rows.map(departmentEntry)
  },
  countUses: ({ values: { code, name } }, user) =>
    countUses(
      {
        filter: { affiliationDepartmentName: name },
        isMeant: ({ affiliationDepartmentCode }) => affiliationDepartmentCode === code,
      },
      user,
    ),
}

/** How owning departments are maintained. */
function useDepartmentType(): EntryType {
  const { mutateAsync: save } = useSaveDepartment()
  const { mutateAsync: update } = useUpdateDepartment()
  return {
    ...departmentType,
    add: ({ values: { code, name }, valid }, sent) =>
      save({ body: { code, name, valid }, ...sent }),
    change: (id, { values: { code, name }, valid }, sent) =>
      update({ id, code, name, valid, ...sent }),
  }
}

const departmentList: ListDefinition<Department, DepartmentSearch, DepartmentListRequest> = {
  ...departmentQuery,
  title: msg`Owning departments`,
  fields: departmentFilters.fields,
  columns: [
    {
      id: 'code',
      accessorFn: ({ code }) => code,
      size: 140,
      meta: {
        name: msg({ context: 'of a department', message: 'Code' }),
        isAlwaysShown: true,
        isCutOff: true,
      },
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
      meta: { name: msg({ context: 'of an entry', message: 'Status' }), sizeInLetters: 164 },
      cell: ({ row }) => <ValidSwitch entry={departmentEntry(row.original)} />,
    },
  ],
  rowKey: ({ id }) => String(id),
  actions: (row) => <EditButton entry={departmentEntry(row)} />,
  empty: msg`No owning departments.`,
  emptyFiltered: msg`No owning departments match the filters.`,
}

/** `/maintain/department/list` */
export function DepartmentListPage({ search }: { search: DepartmentSearch }) {
  return <MaintainScreen type={useDepartmentType()} list={departmentList} search={search} />
}

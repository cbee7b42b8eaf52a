import type { Department } from '@/api/contract/base-data'
import type { DepartmentListRequest } from '@/api/contract/base-data-requests'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { balance } from '../endpoints'
import { choicesOptions, entryReads } from './base-data'

/** The valid owning departments. */
export const departmentsOptions = choicesOptions('department', balance.departments)

/** @param enabled whether they are wanted yet */
export const useDepartments = (enabled = true) => usePageQuery({ ...departmentsOptions, enabled })

export const maintainedDepartments = entryReads<DepartmentListRequest, Department>(
  'department',
  balance.departmentList,
)

export const useDepartmentList = (request: DepartmentListRequest, settings?: PageQuerySettings) =>
  usePageQuery({ ...maintainedDepartments.listOptions(request), ...settings })

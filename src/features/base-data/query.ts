import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import type {
  DepartmentListRequest,
  RemarkListRequest,
  VerifyUserListRequest,
} from '@/api/contract/base-data-requests'
import { maintainedDepartments, useDepartmentList } from '@/api/resources/departments'
import { maintainedRemarks, useRemarkList } from '@/api/resources/remarks'
import { maintainedVerifyUsers, useVerifyUserList } from '@/api/resources/verify-users'
import { choiceFilter, defineFilters, textFilter } from '../list/define-filters'
import { listQuery } from '../list/list-query'

/** The filters of the maintained lists, and what they ask for. */

const validFilter = choiceFilter(msg({ context: 'of an entry', message: 'Status' }), [
  { value: 1, name: msg({ context: 'entry', message: 'Active' }) },
  { value: 0, name: msg({ context: 'entry', message: 'Inactive' }) },
])

export const departmentFilters = defineFilters<DepartmentListRequest>()({
  code: textFilter(msg({ context: 'of a department', message: 'Code' })),
  name: textFilter(msg({ context: 'of a thing', message: 'Name' })),
  valid: validFilter,
})
export type DepartmentSearch = v.InferOutput<typeof departmentFilters.search>
export const departmentQuery = listQuery({
  id: 'maintain-department',
  path: '/maintain/department/list',
  reads: maintainedDepartments,
  useRows: useDepartmentList,
  toRequest: departmentFilters.toRequest,
})

export const remarkFilters = defineFilters<RemarkListRequest>()({
  name: textFilter(msg({ context: 'one of the list', message: 'Remark' })),
  valid: validFilter,
})
export type RemarkSearch = v.InferOutput<typeof remarkFilters.search>
export const remarkQuery = listQuery({
  id: 'maintain-remark',
  path: '/maintain/remark/list',
  reads: maintainedRemarks,
  useRows: useRemarkList,
  toRequest: remarkFilters.toRequest,
})

export const verifyUserFilters = defineFilters<VerifyUserListRequest>()({
  name: textFilter(msg`Name or user name`),
})
export type VerifyUserSearch = v.InferOutput<typeof verifyUserFilters.search>
export const verifyUserQuery = listQuery({
  id: 'maintain-verify-user',
  path: '/maintain/verifyuser/list',
  reads: maintainedVerifyUsers,
  useRows: useVerifyUserList,
  toRequest: verifyUserFilters.toRequest,
})

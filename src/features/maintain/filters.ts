import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import type {
  DepartmentListRequest,
  RemarkListRequest,
  VerifyUserListRequest,
} from '@/api/contract/base-data-requests'
import { choiceFilter, defineFilters, textFilter } from '../list/define-filters'

/** The filters of the maintained lists. */

const validFilter = choiceFilter(msg({ context: 'column', message: 'Active' }), [
  { value: 1, name: msg({ context: 'entry', message: 'Active' }) },
  { value: 0, name: msg({ context: 'entry', message: 'Inactive' }) },
])

export const departmentFilters = defineFilters<DepartmentListRequest>()({
  code: textFilter(msg({ context: 'of a department', message: 'Code' })),
  name: textFilter(msg({ context: 'of a thing', message: 'Name' })),
  valid: validFilter,
})
export type DepartmentSearch = v.InferOutput<typeof departmentFilters.search>

export const remarkFilters = defineFilters<RemarkListRequest>()({
  name: textFilter(msg`Remark`),
  valid: validFilter,
})
export type RemarkSearch = v.InferOutput<typeof remarkFilters.search>

export const verifyUserFilters = defineFilters<VerifyUserListRequest>()({
  name: textFilter(msg`Name or user name`),
})
export type VerifyUserSearch = v.InferOutput<typeof verifyUserFilters.search>

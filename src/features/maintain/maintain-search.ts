import * as v from 'valibot'
import { choiceParam, pagingParams, textParam } from '../list/list-search'

/**
 * The filters and pages of the maintained lists, as they stand in the URL and as they are asked for:
 * they are the same.
 */

const validParam = choiceParam([1, 0])

export const departmentSearch = v.object({
  code: textParam,
  name: textParam,
  valid: validParam,
  ...pagingParams,
})
export type DepartmentSearch = v.InferOutput<typeof departmentSearch>

export const remarkSearch = v.object({ name: textParam, valid: validParam, ...pagingParams })
export type RemarkSearch = v.InferOutput<typeof remarkSearch>

export const verifyUserSearch = v.object({ name: textParam, ...pagingParams })
export type VerifyUserSearch = v.InferOutput<typeof verifyUserSearch>

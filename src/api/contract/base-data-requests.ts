import * as v from 'valibot'
import { paging } from './order-parts'
import { flag, integer, optionalFlag, optionalInteger, optionalText } from './scalars'

/**
 * What the lists and writes of base data that is maintained are asked for. In writes the texts may be
 * missing: emptied fields are dropped before sending, and the refusal then names the field.
 */

/** The filters of the department list; `code` and `name` are parts of the text. */
export const departmentFilters = v.object({
  code: optionalText,
  name: optionalText,
  valid: optionalFlag,
})
export type DepartmentFilters = v.InferOutput<typeof departmentFilters>
export const departmentListRequest = v.object({ ...departmentFilters.entries, ...paging })
export type DepartmentListRequest = v.InferOutput<typeof departmentListRequest>

/** The filters of the remark list; `name` is a part of the text. */
export const remarkFilters = v.object({ name: optionalText, valid: optionalFlag })
export type RemarkFilters = v.InferOutput<typeof remarkFilters>
export const remarkListRequest = v.object({ ...remarkFilters.entries, ...paging })
export type RemarkListRequest = v.InferOutput<typeof remarkListRequest>

/** The filter of the verification-confirmers: a part of the user name or of the person's name. */
export const verifyUserFilters = v.object({ name: optionalText })
export type VerifyUserFilters = v.InferOutput<typeof verifyUserFilters>
export const verifyUserListRequest = v.object({ ...verifyUserFilters.entries, ...paging })
export type VerifyUserListRequest = v.InferOutput<typeof verifyUserListRequest>

/** A department as it is to be; with the `id` of an existing one to update it. */
export const departmentSave = v.object({ code: optionalText, name: optionalText, valid: flag })
export type DepartmentSave = v.InferOutput<typeof departmentSave>
export const departmentUpdate = v.object({ id: integer, ...departmentSave.entries })
export type DepartmentUpdate = v.InferOutput<typeof departmentUpdate>

/** A remark as it is to be; with the `id` of an existing one to update it. */
export const remarkSave = v.object({ name: optionalText, valid: flag })
export type RemarkSave = v.InferOutput<typeof remarkSave>
export const remarkUpdate = v.object({ id: integer, ...remarkSave.entries })
export type RemarkUpdate = v.InferOutput<typeof remarkUpdate>

/** A verification-confirmer as it is to be. Who changed it and when, the server knows itself. */
export const verifyUserUpdate = v.object({
  id: integer,
  username: optionalText,
  nickName: optionalText,
  type: optionalInteger,
  valid: flag,
})
export type VerifyUserUpdate = v.InferOutput<typeof verifyUserUpdate>

/** What every write of base data answers. */
export const savedBaseData = v.object({ id: integer })
export type SavedBaseData = v.InferOutput<typeof savedBaseData>

import * as v from 'valibot'
import {
  flag,
  integer,
  optionalFlag,
  optionalInteger,
  optionalText,
  optionalWireTime,
  requiredText,
} from './scalars'

/** A settlement channel; `type` 1 is internal, 2 external. */
export const channel = v.object({
  id: integer,
  name: requiredText,
  type: optionalInteger,
  valid: optionalFlag,
})
export type Channel = v.InferOutput<typeof channel>

export const park = v.object({ id: integer, name: requiredText, valid: optionalFlag })
export type Park = v.InferOutput<typeof park>

/** A department that a payment order can be attributed to. */
export const department = v.object({
  id: integer,
  code: requiredText,
  name: requiredText,
  valid: flag,
})
export type Department = v.InferOutput<typeof department>

/** A flag of what is only listed while it is valid: who gives none means it. */
const validUnlessTold = v.nullish(flag, 1)

/** One of the departments that are valid, as forms and filters choose from them. */
export const validDepartment = v.object({ ...department.entries, valid: validUnlessTold })

/** A remark to pick from. Orders keep its text, not its id. */
export const remark = v.object({ id: integer, name: requiredText, valid: flag })
export type Remark = v.InferOutput<typeof remark>

/** One of the remarks that are valid. */
export const validRemark = v.object({ ...remark.entries, valid: validUnlessTold })

/** Somebody who verifies internal (`type` 1) or confirms external (`type` 2) settlement. */
export const verifyUser = v.object({
  id: integer,
  username: requiredText,
  nickName: optionalText,
  type: integer,
  valid: flag,
  gmtModified: optionalWireTime,
  lastModifiedBy: optionalText,
})
export type VerifyUser = v.InferOutput<typeof verifyUser>

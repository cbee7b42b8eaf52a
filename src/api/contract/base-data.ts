import * as v from 'valibot'
import { flag, integer, optionalFlag, optionalInteger, requiredText } from './scalars'

/** A settlement channel; `type` 1 is internal, 2 external. */
export const channel = v.object({
  id: integer,
  name: requiredText,
  type: optionalInteger,
  valid: optionalFlag,
})

export const park = v.object({ id: integer, name: requiredText, valid: optionalFlag })

/** A department that a payment order can be attributed to. */
export const department = v.object({
  id: integer,
  code: requiredText,
  name: requiredText,
  valid: flag,
})

export const remark = v.object({ id: integer, name: requiredText, valid: flag })

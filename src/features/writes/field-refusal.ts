import type { MessageDescriptor } from '@lingui/core'
import { ApiError } from '@/api/http/api-error'

/** What the server refused a field for. */
interface FieldRefusal<Name> {
  field: Name
  /** what stands at the field: the server's own words, where it has any */
  text: MessageDescriptor | string
  /** the call's own message, which is told above the page */
  failure: MessageDescriptor
}

/**
 * A refusal that names a field on the screen belongs to that field, and to no dialog; undefined for any other failure.
 *
 * @param shown names of the fields that it can be shown at
 */
export function fieldRefusal<Name extends string>(
  error: unknown,
  shown: readonly Name[],
): FieldRefusal<Name> | undefined {
  if (!(error instanceof ApiError) || error.isHtml) return undefined
  const field = shown.find((name) => name === error.field)
  if (field === undefined) return undefined
  const { failure, serverText = failure } = error
  return { field, text: serverText, failure }
}

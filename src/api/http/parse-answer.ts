import * as v from 'valibot'
import type { Envelope } from '@/api/contract/envelope'
import { ApiError } from './api-error'
import type { Endpoint } from './endpoint'

/**
 * Last step: reads the answer by the endpoint's schema.
 *
 * @throws ApiError of kind `shape`; an answer of another shape never reaches a screen
 */
export function parseAnswer<Output>(endpoint: Endpoint<Output, never>, envelope: Envelope): Output {
  const read = v.safeParse(endpoint.schema, endpoint.reads === 'data' ? envelope.data : envelope, {
    abortEarly: true,
  })
  if (!read.success) throw new ApiError(endpoint, 'shape', { status: 200 })
  return read.output
}

/** The JSON value of a text; `undefined` when it is not JSON. A byte order mark is ignored. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

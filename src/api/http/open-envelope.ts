import * as v from 'valibot'
import { envelope, refusal, type Envelope } from '@/api/contract/envelope'
import { ApiError } from './api-error'
import type { Call } from './endpoint'
import { isMissingPrincipal } from './missing-principal'
import { parseJson } from './parse-answer'
import { firstCharacters, isMarkup } from './server-text'

/**
 * Seventh step: opens the envelope of an answer with status 200.
 *
 * @throws ApiError of kind `empty`, `shape` (no JSON, or no envelope), `rejected` or `unauthorized`
 */
export function openEnvelope(call: Call, text: string): Envelope {
  if (text.trim() === '') throw new ApiError(call, 'empty', { status: 200 })
  const read = v.safeParse(envelope, parseJson(text))
  if (!read.success) throw new ApiError(call, 'shape', { status: 200 })
  if (!read.output.success) throw rejected(call, read.output)
  return read.output
}

function rejected(call: Call, { message, data }: Envelope): ApiError {
  const words = message === null || message === undefined ? undefined : String(message)
  const { field, code } = v.parse(refusal, data)
  // A named field makes it a form's error, whatever the message speaks of; a refused sign-in has no session to lose.
  const mayBeLost = field === undefined && !call.reasons
  const kind = mayBeLost && isMissingPrincipal(words) ? 'unauthorized' : 'rejected'
  return new ApiError(call, kind, {
    status: 200,
    serverText: firstCharacters(words),
    isHtml: isMarkup(words),
    reason: call.reasons?.[words?.trim() ?? ''],
    field,
    code,
  })
}

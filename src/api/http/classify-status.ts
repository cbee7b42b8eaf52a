import * as v from 'valibot'
import { errorBody } from '@/api/contract/envelope'
import { ApiError, type ApiErrorKind } from './api-error'
import type { Call } from './endpoint'
import { parseJson } from './parse-answer'
import { isMissingPrincipal } from './missing-principal'
import { firstCharacters, isHtmlDocument, isMarkup } from './server-text'

/** An answer whose body was read whole. */
export interface Answer {
  status: number
  text: string
}

const KIND_BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  500: 'server',
}

/**
 * Sixth step: any status but 200 is a failure, of a call that takes any only that of an error. See docs/wire-contract.md, "Failures".
 *
 * @throws ApiError of kind `forbidden`, `unauthorized`, `bad-request`, `server` or `status`
 */
export function refuseErrorStatus(call: Call, { status, text }: Answer): void {
  if (status === 200 || (call.takesAnyStatus && status < 400)) return
  const said = readErrorBody(text)
  const words = said.exception ?? said.message
  throw new ApiError(call, kindOf(call, status, said), {
    status,
    serverText: firstCharacters(words),
    isHtml: isMarkup(words),
    reason: call.reasons?.[said.message ?? ''],
    isPlatformsOwn: said.isPlatformsOwn,
  })
}

interface ErrorWords {
  exception?: string | undefined
  message?: string | undefined
  /** these are the platform's own words and not those of something in between */
  isPlatformsOwn?: boolean
}

function kindOf(call: Call, status: number, said: ErrorWords): ApiErrorKind {
  // A refused sign-in is not a lost session: there is none to lose.
  if (call.reasons && status === 401) return 'rejected'
  const kind = KIND_BY_STATUS[status] ?? 'status'
  if (kind === 'forbidden' || call.reasons) return kind
  return isMissingPrincipal(said.message) || isMissingPrincipal(said.exception)
    ? 'unauthorized'
    : kind
}

/** An error's body is `{ exception, message }`, or plain text; a proxy's page says nothing. */
function readErrorBody(text: string): ErrorWords {
  const body = parseJson(text)
  if (body === undefined) return isHtmlDocument(text) ? {} : { exception: text.trim() || undefined }
  const read = v.safeParse(errorBody, body)
  if (!read.success) return {}
  const exception = textOf(read.output.exception)
  const message = textOf(read.output.message)
  return { exception, message, isPlatformsOwn: exception !== undefined || message !== undefined }
}

function textOf(words: string | number | null | undefined): string | undefined {
  return words === null || words === undefined ? undefined : String(words).trim() || undefined
}

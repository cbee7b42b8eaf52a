import type { MessageDescriptor } from '@lingui/core'

/**
 * Why a call failed. See docs/wire-contract.md, "Failures".
 *
 * - `forbidden` 403 · `unauthorized` 401, a missing principal, or nobody signed in ·
 *   `bad-request` 400 · `server` 500 · `status` any other status than 200
 * - `rejected` the server said `success: false`
 * - `empty` an answer without a body · `network` no answer at all · `timeout` · `shape` an answer
 *   that is not what was agreed
 * - `duplicate` and `timed-out-before` were refused here and never sent
 */
export type ApiErrorKind =
  | 'forbidden'
  | 'unauthorized'
  | 'bad-request'
  | 'server'
  | 'status'
  | 'rejected'
  | 'empty'
  | 'network'
  | 'timeout'
  | 'shape'
  | 'duplicate'
  | 'timed-out-before'

interface Circumstances {
  /** HTTP status; absent when there was no answer */
  status?: number | undefined
  /** what the server said, at most 200 characters */
  serverText?: string | undefined
  /** whether `serverText` is HTML, to be sanitised before it is shown */
  isHtml?: boolean | undefined
  /** our own wording of what the server said, where it answers with a code */
  reason?: MessageDescriptor | undefined
  /** the form field that the server refused */
  field?: string | undefined
  /** the document that a refusal speaks of, when it is another one than the call's */
  code?: string | undefined
  /** an error status came with the platform's own body, so the platform has refused and nothing was done */
  isPlatformsOwn?: boolean | undefined
  /** it failed before it was sent, so nothing was done whatever its kind */
  wasNeverSent?: boolean | undefined
}

/** As much of a call as its failure has to know. */
export interface FailedCall {
  name: string
  kind: 'read' | 'write'
  failure: MessageDescriptor
}

/** The one error of every call: all failures of the pipeline are instances of it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** the call's name, e.g. `payment_order/list.json` */
  readonly endpoint: string
  /** the call's own message, e.g. "Failed to query payment orders!" */
  readonly failure: MessageDescriptor
  /**
   * `unknown` when a write may have been done although it failed here. Nothing may then be told as
   * done or not done before the server was asked: docs/domain/writes.md, "Unknown outcomes".
   */
  readonly outcome: 'failed' | 'unknown'
  /** whether it left this browser at all */
  readonly wasSent: boolean
  readonly status: number | undefined
  readonly serverText: string | undefined
  readonly isHtml: boolean
  readonly reason: MessageDescriptor | undefined
  readonly field: string | undefined
  readonly code: string | undefined

  constructor(call: FailedCall, kind: ApiErrorKind, circumstances: Circumstances = {}) {
    super(`${call.name}: ${kind}`)
    this.kind = kind
    this.endpoint = call.name
    this.failure = call.failure
    this.status = circumstances.status
    this.serverText = circumstances.serverText
    this.isHtml = circumstances.isHtml ?? false
    this.reason = circumstances.reason
    this.field = circumstances.field
    this.code = circumstances.code
    this.wasSent = !circumstances.wasNeverSent && !REFUSED_HERE.includes(kind)
    this.outcome =
      call.kind === 'write' && this.wasSent && leavesDoubt(kind, circumstances)
        ? 'unknown'
        : 'failed'
  }
}

/** What is refused by the pipeline itself. */
const REFUSED_HERE: readonly ApiErrorKind[] = ['duplicate', 'timed-out-before']

/** Statuses that tell of the way to the platform and nothing of what it did. */
export const LOST_ON_THE_WAY: readonly number[] = [408, 502, 503, 504]

/**
 * Whether the server may have done a write although nothing readable came back. The platform's own words and every 4xx are
 * refusals. See docs/domain/writes.md, "Unknown outcomes".
 */
function leavesDoubt(kind: ApiErrorKind, { status = 0, isPlatformsOwn }: Circumstances): boolean {
  switch (kind) {
    case 'timeout':
    case 'network':
    case 'empty':
    case 'shape':
      return true
    case 'server':
    case 'status':
      if (LOST_ON_THE_WAY.includes(status)) return true
      return !(status >= 400 && status < 500) && isPlatformsOwn !== true
    default:
      return false
  }
}

/** Whether a write may have been done although it failed here: see `ApiError.outcome`. */
export function isOutcomeUnknown(error: unknown): error is ApiError {
  return error instanceof ApiError && error.outcome === 'unknown'
}

/** Whether the server has said that there is nothing to be had: asking again does not help. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === 'rejected' || error.status === 404)
}

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
}

/** As much of a call as its failure has to know. */
interface FailedCall {
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
   * done or not done before the server was asked: docs/domain.md, "Unknown outcomes".
   */
  readonly outcome: 'failed' | 'unknown'
  readonly status: number | undefined
  readonly serverText: string | undefined
  readonly isHtml: boolean
  readonly reason: MessageDescriptor | undefined
  readonly field: string | undefined

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
    this.outcome =
      call.kind === 'write' && leavesDoubt(kind, circumstances.status) ? 'unknown' : 'failed'
  }
}

const GATEWAY_LOST_THE_ANSWER: readonly (number | undefined)[] = [502, 504]

/** Whether the server may have done a write although nothing readable came back. */
function leavesDoubt(kind: ApiErrorKind, status: number | undefined): boolean {
  return (
    kind === 'timeout' ||
    kind === 'network' ||
    kind === 'empty' ||
    kind === 'shape' ||
    (kind === 'status' && GATEWAY_LOST_THE_ANSWER.includes(status))
  )
}

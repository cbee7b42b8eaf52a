import { ApiError } from './api-error'
import { refuseErrorStatus } from './classify-status'
import type { Call, CallWith, Query } from './endpoint'
import { fileNameOf } from './file-name'
import { openEnvelope } from './open-envelope'
import { parseJson } from './parse-answer'
import type { Receive, Sent, Transport } from './pipeline'
import { retryRead } from './retry-read'
import { send } from './send'
import { TIME_LIMIT_MS, withTimeLimit } from './time-limit'

export interface DownloadedFile {
  blob: Blob
  /** the server's name for it, if it gave one */
  fileName: string | undefined
}

export interface DownloadOptions {
  query?: Query | undefined
  signal?: AbortSignal | undefined
  /** `totalBytes` is `undefined` when the server does not tell, or sends it compressed */
  onProgress?: ((receivedBytes: number, totalBytes: number | undefined) => void) | undefined
}

/**
 * Fetches a file through the pipeline. The time runs out after 30 s without progress.
 *
 * @throws ApiError as for every call; also when the server answered with a JSON error, a page or
 *   nothing where the file should be: then there is no file
 */
export function download<Body>(
  transport: Transport,
  call: CallWith<Body>,
  options: DownloadOptions & Sent<NoInfer<Body>>,
): Promise<DownloadedFile> {
  const receive: Receive<DownloadedFile> = (wire, out, caller) =>
    withTimeLimit(TIME_LIMIT_MS, caller, async (signal, restart) => {
      const response = await retryRead(call, signal, () => send(wire, out, signal))
      restart()
      if (response.status !== 200) {
        refuseErrorStatus(call, { status: response.status, text: await response.text() })
      }
      const total = totalBytes(response.headers)
      const blob = await collect(response, (received) => {
        restart()
        options.onProgress?.(received, total)
      })
      const disposition = response.headers.get('content-disposition')
      await refuseErrorInPlaceOfFile(call, blob, disposition)
      return { blob, fileName: fileNameOf(disposition) }
    })
  return transport.transfer(call, options, receive)
}

function totalBytes(headers: Headers): number | undefined {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  return headers.has('content-encoding') || !Number.isSafeInteger(length) ? undefined : length
}

async function collect(response: Response, onBytes: (received: number) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  const parts: BlobPart[] = []
  let received = 0
  if (response.body) {
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      received += value.byteLength
      onBytes(received)
    }
  }
  return new Blob(parts, { type })
}

/** Past this size nothing is an error message any more. */
const LARGEST_ERROR_BYTES = 64 * 1024

/**
 * A file answer is looked at before it is kept. An envelope or an error's body is an error even
 * where the server had already announced a file; other JSON or a page is one only without such an
 * announcement, since attachments may be of any type.
 */
async function refuseErrorInPlaceOfFile(
  call: Call,
  blob: Blob,
  disposition: string | null,
): Promise<void> {
  const isAnnounced = disposition !== null
  if (blob.size === 0 && !isAnnounced) throw new ApiError(call, 'empty', { status: 200 })
  if (blob.size > LARGEST_ERROR_BYTES) return
  const head = await blob.slice(0, 64).text()
  const looksLikeText = /json|html/i.test(blob.type) || /^[\s\uFEFF]*[{<]/.test(head)
  if (!looksLikeText) return
  const text = await blob.text()
  const value = parseJson(text)
  if (isObject(value) && value['success'] === false) openEnvelope(call, text)
  if (isObject(value) && typeof value['status'] === 'number' && 'exception' in value) {
    refuseErrorStatus(call, { status: value['status'], text })
  }
  if (!isAnnounced) throw new ApiError(call, 'shape', { status: 200 })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

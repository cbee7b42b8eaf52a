import { refuseErrorStatus, type Answer } from './classify-status'
import type { Endpoint } from './endpoint'
import { openEnvelope } from './open-envelope'
import { parseAnswer } from './parse-answer'
import type { Receive, Transport } from './pipeline'
import type { Outgoing, Wire } from './send'
import { TIME_LIMIT_MS, withTimeLimit } from './time-limit'

export interface UploadOptions {
  form: FormData
  signal?: AbortSignal | undefined
  /**
   * Bytes of the whole form that have left so far, its frame included, so `totalBytes` is a little
   * more than the files' size; `undefined` when the browser does not tell.
   */
  onProgress?: ((sentBytes: number, totalBytes: number | undefined) => void) | undefined
}

/**
 * Sends a form with files through the pipeline, by `XMLHttpRequest`, because `fetch` can't tell how
 * much has left. The time runs out after 30 s without progress. Never retried; an abort by the caller
 * aborts the request too, though the server may have stored the file by then.
 *
 * @throws ApiError as for every call; the signal's own reason after an abort
 */
export function upload<Output>(
  transport: Transport,
  endpoint: Endpoint<Output, FormData>,
  { form, signal, onProgress }: UploadOptions,
): Promise<Output> {
  const receive: Receive<Output> = async (wire, out, caller) => {
    const answer = await withTimeLimit(TIME_LIMIT_MS, caller, (limited, restart) => {
      let sent = 0
      return sendForm(wire, out, form, limited, (bytes, total) => {
        // An event without a byte more is no progress.
        if (bytes <= sent) return
        sent = bytes
        restart()
        onProgress?.(bytes, total)
      })
    })
    refuseErrorStatus(endpoint, answer)
    return parseAnswer(endpoint, openEnvelope(endpoint, answer.text))
  }
  return transport.transfer(endpoint, { body: form, signal }, receive)
}

/** Any status is an answer; no answer at all rejects, and the pipeline takes that for the network. */
function sendForm(
  wire: Wire,
  { call, search }: Outgoing,
  form: FormData,
  signal: AbortSignal,
  onBytes: (bytes: number, total: number | undefined) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = wire.uploadRequest?.() ?? new XMLHttpRequest()
    const lost = () => reject(new TypeError(`${call.name}: no answer`))
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
      onBytes(loaded, lengthComputable ? total : undefined),
    )
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    )
    request.addEventListener('error', lost)
    request.addEventListener('abort', lost)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open(call.method, wire.origin + call.path + search)
    request.withCredentials = true
    request.send(form)
  })
}

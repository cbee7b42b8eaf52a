/** Time-out of a JSON call including its body, and of a transfer without progress. */
export const TIME_LIMIT_MS = 30_000

/** Thrown by `withTimeLimit` when the time is up. */
export class TimeLimitExceeded extends Error {
  override readonly name = 'TimeLimitExceeded'
}

/**
 * Runs `work` with a signal that is aborted when the time is up or the caller aborts. It settles
 * then, whether or not `work` heeds the signal.
 *
 * @param work gets the signal, and a function that starts the time anew (a transfer's progress)
 * @throws TimeLimitExceeded when the time is up; the caller's own reason when the caller aborts
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  caller: AbortSignal,
  work: (signal: AbortSignal, restart: () => void) => Promise<Result>,
): Promise<Result> {
  caller.throwIfAborted()
  const controller = new AbortController()
  const { signal } = controller
  const expire = () => controller.abort(new TimeLimitExceeded())
  let timer = setTimeout(expire, limitMs)
  const restart = () => {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(expire, limitMs)
  }
  const onCallerAbort = () => controller.abort(caller.reason)
  caller.addEventListener('abort', onCallerAbort, { once: true })
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(abortReason(signal)), { once: true })
  })
  try {
    return await Promise.race([work(signal, restart), stopped])
  } finally {
    clearTimeout(timer)
    caller.removeEventListener('abort', onCallerAbort)
  }
}

/** Waits; an abort ends the waiting with the signal's reason. */
export async function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    function onAbort(this: AbortSignal) {
      clearTimeout(timer)
      reject(abortReason(this))
    }
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

/** Why a signal was aborted, untouched: an `AbortError` unless the one who aborted said otherwise. */
export function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError')
}

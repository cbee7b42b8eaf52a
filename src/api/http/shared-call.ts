import { abortReason } from './time-limit'

/** A request under way that several callers may wait for. */
export interface SharedCall<Answer> {
  readonly result: Promise<Answer>
  /**
   * Waits for the answer. A caller that aborts leaves with its own reason; the request itself is
   * aborted only when nobody waits for it any more.
   */
  join(signal: AbortSignal | undefined): Promise<Answer>
}

/**
 * Starts `work` for as many callers as join.
 *
 * @param onAbandoned called, before the request is aborted, when the last caller has left
 */
export function shareCall<Answer>(
  work: (signal: AbortSignal) => Promise<Answer>,
  onAbandoned: () => void,
): SharedCall<Answer> {
  const controller = new AbortController()
  const result = work(controller.signal)
  let waiting = 0

  function leave(reason: unknown) {
    waiting -= 1
    if (waiting > 0) return
    onAbandoned()
    controller.abort(reason)
  }

  return {
    result,
    join(caller) {
      waiting += 1
      if (!caller) return result
      return new Promise<Answer>((resolve, reject) => {
        const onAbort = () => {
          const reason = abortReason(caller)
          reject(reason)
          leave(reason)
        }
        if (caller.aborted) return onAbort()
        caller.addEventListener('abort', onAbort, { once: true })
        result.then(resolve, reject).finally(() => caller.removeEventListener('abort', onAbort))
      })
    },
  }
}

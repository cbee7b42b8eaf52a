interface AskOptions {
  signal: AbortSignal
  /** a worker that takes longer is ended, in ms */
  limitMs: number
}

/**
 * Asks a worker one thing. It ends with its answer, with the abort, or with its time.
 *
 * @returns `broken-off` when the worker can't be had, or its time is over
 * @throws the signal's reason after an abort
 */
export function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  { signal, limitMs }: AskOptions,
): Promise<Answer | 'broken-off'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<Answer | 'broken-off'>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
    worker.addEventListener('error', () => resolve('broken-off'))
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    timer = setTimeout(() => resolve('broken-off'), limitMs)
  })
  worker.postMessage(question, [])
  return answer.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

import type { CountAnswer, CountQuestion } from './count-file.worker'

/** A file that takes longer than this is not counted, in ms; the largest that is opened takes a few s. */
const COUNT_LIMIT_MS = 30_000

/**
 * Counts a file in a worker of its own, which ends with the answer, with the abort, or with its time.
 *
 * @returns undefined when it could not be counted
 * @throws the signal's reason after an abort
 */
export function countInWorker(question: CountQuestion, signal: AbortSignal): Promise<CountAnswer> {
  const worker = new Worker(new URL('./count-file.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<CountAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CountAnswer>) => resolve(data))
    worker.addEventListener('error', () => resolve(undefined))
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    timer = setTimeout(() => resolve(undefined), COUNT_LIMIT_MS)
  })
  worker.postMessage(question, [])
  return answer.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

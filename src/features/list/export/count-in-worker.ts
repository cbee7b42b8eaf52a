import { askWorker } from './ask-worker'
import type { CountAnswer, CountQuestion } from './count-file.worker'

/** A file that takes longer than this is not counted, in ms; the largest that is opened takes a few s. */
const COUNT_LIMIT_MS = 30_000

/**
 * Counts a file in a worker of its own, which ends with the answer, with the abort, or with its time.
 *
 * @returns undefined when the file can't be counted; `broken-off` when the worker can't be had, or its time
 *   is over: that says nothing about the file
 * @throws the signal's reason after an abort
 */
export function countInWorker(
  question: CountQuestion,
  signal: AbortSignal,
): Promise<CountAnswer | 'broken-off'> {
  const worker = new Worker(new URL('./count-file.worker.ts', import.meta.url), { type: 'module' })
  return askWorker<CountAnswer>(worker, question, { signal, limitMs: COUNT_LIMIT_MS })
}

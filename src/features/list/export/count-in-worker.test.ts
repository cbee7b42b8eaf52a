import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countInWorker } from './count-in-worker'

/** A worker that says what the test tells it to say. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined
  readonly postMessage = vi.fn<(question: unknown) => void>()
  readonly terminate = vi.fn<() => void>()

  constructor() {
    super()
    FakeWorker.last = this
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const question = { file: new Blob(['file']), header: 'Amount (yuan)' }

function ask(signal = new AbortController().signal) {
  const answer = countInWorker(question, signal)
  const worker = FakeWorker.last
  if (!worker) throw new Error('No worker was made')
  return { answer, worker }
}

test('the answer is the worker’s, which then ends', async () => {
  const { answer, worker } = ask()
  expect(worker.postMessage).toHaveBeenCalledWith(question, [])
  worker.dispatchEvent(new MessageEvent('message', { data: { rows: 2, cents: 300 } }))
  expect(await answer).toEqual({ rows: 2, cents: 300 })
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a worker that takes longer than 30 s is ended, and says nothing about the file', async () => {
  const { answer, worker } = ask()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(await answer).toBe('broken-off')
})

test('a worker that breaks says nothing about the file', async () => {
  const { answer, worker } = ask()
  worker.dispatchEvent(new Event('error'))
  expect(await answer).toBe('broken-off')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('an abort ends the worker', async () => {
  const abort = new AbortController()
  const { answer, worker } = ask(abort.signal)
  abort.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
  expect(worker.terminate).toHaveBeenCalledOnce()
})

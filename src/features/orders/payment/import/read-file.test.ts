import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFile } from './read-file'

/** A worker that never answers by itself. */
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

const file = new Blob(['file'])
const BROKEN_OFF = 'Reading the file broke off or took too long.'
const problemOf = (read: Awaited<ReturnType<typeof readFile>>) =>
  'problem' in read ? read.problem.message : undefined

it('A file that takes longer than 30 s is not read, and its worker is ended', async () => {
  const read = readFile(file, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(FakeWorker.last?.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(FakeWorker.last?.terminate).toHaveBeenCalledOnce()
  expect(problemOf(await read)).toBe(BROKEN_OFF)
})

it('A worker that breaks off says so at once', async () => {
  const read = readFile(file, new AbortController().signal)
  FakeWorker.last?.dispatchEvent(new Event('error'))
  expect(problemOf(await read)).toBe(BROKEN_OFF)
})

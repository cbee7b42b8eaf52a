import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '@/api/contract/envelope'
import { checkExport, MAX_CHECKED_BYTES } from './check-export'
import type { CountAnswer } from './count-file.worker'

interface Row {
  code: string
  amount: number
}

const ROWS: Row[] = [
  { code: 'FK1', amount: 100 },
  { code: 'FK2', amount: 250 },
]
const COUNTED = { rows: 2, cents: 350 }

/** What the worker answers; 'error' when its program can't be loaded. */
let answer: CountAnswer | 'error'
let asked = 0

class FakeWorker extends EventTarget {
  postMessage(): void {
    asked += 1
    const event =
      answer === 'error' ? new Event('error') : new MessageEvent('message', { data: answer })
    queueMicrotask(() => this.dispatchEvent(event))
  }
  terminate(): void {
    // Nothing runs here.
  }
}

beforeEach(() => {
  answer = COUNTED
  asked = 0
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

/** Answers with each of these lists in turn, the last one for good. */
function listOf(...lists: readonly (readonly Row[])[]) {
  let reads = 0
  return vi.fn<() => Promise<Page<Row>>>(() => {
    const rows = [...(lists[Math.min(reads, lists.length - 1)] ?? [])]
    reads += 1
    return Promise.resolve({ rows, pageNum: 1, pageSize: 1000, total: rows.length })
  })
}

function check(fetchPage: () => Promise<Page<Row>>, file: Blob = new Blob(['x'])) {
  return checkExport<Row>({
    file,
    header: '金额（元）',
    money: ({ amount }) => amount,
    rowKey: ({ code }) => code,
    fetchPage,
    signal: new AbortController().signal,
  })
}

/** A file of this size that holds nothing. */
const sized = (size: number): Blob => Object.defineProperty(new Blob(), 'size', { value: size })

describe('an exported file', () => {
  it('agrees with its list in rows and control total', async () => {
    const list = listOf(ROWS)
    expect(await check(list)).toEqual({ verdict: 'same', file: COUNTED, list: COUNTED })
    expect(list).toHaveBeenCalledTimes(1)
  })

  it('differs only after the list was read again', async () => {
    const list = listOf(ROWS.slice(1), ROWS)
    expect(await check(list)).toMatchObject({ verdict: 'same' })
    const fewer = listOf(ROWS.slice(1))
    expect(await check(fewer)).toMatchObject({
      verdict: 'different',
      list: { rows: 1, cents: 250 },
    })
    expect(fewer).toHaveBeenCalledTimes(2)
  })

  it('of amounts that can’t be added up is not called the same, nor a different one of other rows', async () => {
    answer = { rows: 2, cents: 'too-large' }
    const large = ROWS.map(({ code }) => ({ code, amount: Number.MAX_SAFE_INTEGER }))
    const list = listOf(large)
    expect(await check(list)).toEqual({ verdict: 'unchecked', reason: 'no-sum' })
    expect(list).toHaveBeenCalledTimes(1)
    expect(await check(listOf(large.slice(1)))).toMatchObject({ verdict: 'different' })
    expect(await check(listOf(ROWS))).toMatchObject({ verdict: 'different', list: COUNTED })
  })

  it('that is no workbook is unreadable, which is more than not checked', async () => {
    answer = undefined
    const list = listOf(ROWS)
    expect(await check(list)).toEqual({ verdict: 'unreadable' })
    expect(list).not.toHaveBeenCalled()
  })

  it('of 20 MB is opened, of one byte more it is not', async () => {
    expect(await check(listOf(ROWS), sized(20 * 1024 * 1024))).toMatchObject({ verdict: 'same' })
    expect(asked).toBe(1)
    const large = await check(listOf(ROWS), sized(MAX_CHECKED_BYTES + 1))
    expect(large).toEqual({ verdict: 'unchecked', reason: 'too-large' })
    expect(MAX_CHECKED_BYTES).toBe(20 * 1024 * 1024)
    expect(asked).toBe(1)
  })

  it('is not held against pages that shifted, whatever they hold', async () => {
    const twice = listOf([...ROWS.slice(0, 1), ...ROWS.slice(0, 1)])
    expect(await check(twice)).toEqual({ verdict: 'unchecked', reason: 'list' })
    const short = vi.fn<() => Promise<Page<Row>>>(() =>
      Promise.resolve({ rows: [], pageNum: 1, pageSize: 1000, total: 2 }),
    )
    expect(await check(short)).toEqual({ verdict: 'unchecked', reason: 'list' })
    // Rows that add up by chance are no proof when the total told of more.
    let page = 0
    const shifted = vi.fn<() => Promise<Page<Row>>>(() => {
      page += 1
      const rows = page % 2 === 1 ? ROWS : []
      return Promise.resolve({ rows, pageNum: page, pageSize: 2, total: 3 })
    })
    expect(await check(shifted)).toEqual({ verdict: 'unchecked', reason: 'list' })
  })

  it('is not judged by a check that broke off', async () => {
    answer = 'error'
    expect(await check(listOf(ROWS))).toEqual({ verdict: 'unchecked', reason: 'broken-off' })
  })
})

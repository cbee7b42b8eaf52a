import { describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { pageOf, type Page } from './contract/envelope'
import { smallPages } from '@/testing/small-pages'
import { fetchAllPages } from './fetch-all-pages'

interface PageRequest {
  pageNum: number
  pageSize: number
}

const listed = (length: number) => Array.from({ length }, (_, index) => index)

/** A list whose length may change between two calls. */
function listOf(...lengths: number[]) {
  let calls = 0
  return vi.fn<(request: PageRequest) => Promise<Page<number>>>(({ pageNum, pageSize }) => {
    const total = lengths[Math.min(calls, lengths.length - 1)] ?? 0
    calls += 1
    const all = listed(total)
    const start = (pageNum - 1) * pageSize
    return Promise.resolve({ rows: all.slice(start, start + pageSize), pageNum, pageSize, total })
  })
}

describe('fetchAllPages', () => {
  it.each([0, 1, 9, 10, 11, 25])('reads all of %d rows', async (length) => {
    const fetchPage = listOf(length)
    const all = await fetchAllPages(fetchPage, { rowKey: String, pageSize: 10 })
    expect(all).toEqual({ rows: listed(length), total: length, isInconsistent: false })
    expect(fetchPage).toHaveBeenCalledTimes(Math.max(1, Math.ceil(length / 10)))
  })

  it('tells how far it is', async () => {
    const progress: unknown[] = []
    await fetchAllPages(listOf(25), {
      rowKey: String,
      pageSize: 10,
      onProgress: (read, total) => void progress.push([read, total]),
    })
    expect(progress).toEqual([
      [10, 25],
      [20, 25],
      [25, 25],
    ])
  })

  it('starts over once when the list changed on the way', async () => {
    const fetchPage = listOf(25, 26)
    const all = await fetchAllPages(fetchPage, { rowKey: String, pageSize: 10 })
    expect(all.isInconsistent).toBe(false)
    expect(all.rows).toHaveLength(26)
    expect(fetchPage).toHaveBeenCalledTimes(5)
  })

  it.each([
    ['from the first page', [31], 1],
    ['only on the way', [25, 31], 2],
  ] as const)('asks no more of a list that is too long, as seen %s', async (_, lengths, calls) => {
    const fetchPage = listOf(...lengths)
    const all = await fetchAllPages(fetchPage, { rowKey: String, pageSize: 10, refuseAbove: 30 })
    expect(all).toEqual({ rows: [], total: 31, isInconsistent: false, isTooLong: true })
    expect(fetchPage).toHaveBeenCalledTimes(calls)
  })

  it('reads a list that is as long as it may be', async () => {
    const all = await fetchAllPages(listOf(30), { rowKey: String, pageSize: 10, refuseAbove: 30 })
    expect(all).toEqual({ rows: listed(30), total: 30, isInconsistent: false })
  })

  const readPage = pageOf(v.number())
  /** A list of a server that does not say how many there are, or says 0; as it is read from the wire. */
  const uncounted = (length: number, said: object = {}) =>
    vi.fn(async (request: PageRequest): Promise<Page<number>> => {
      const { rows, pageNum } = await smallPages(listed(length), 10)(request)
      return v.parse(readPage, { data: rows, pageNum, ...said })
    })

  it.each([
    [0, 1, {}],
    [3, 2, {}],
    [10, 2, {}],
    [25, 4, {}],
    [25, 4, { total: 0 }],
    // Nor which page it gives.
    [25, 4, { pageNum: undefined }],
  ])(
    'reads %d rows once and to the empty page where the server does not say how many there are, and never calls them all',
    async (length, calls, said) => {
      const fetchPage = uncounted(length, said)
      const all = await fetchAllPages(fetchPage, { rowKey: String })
      const isAtLeast = length > 0 || undefined
      expect(all).toEqual({
        rows: listed(length),
        total: length,
        isInconsistent: length > 0,
        isAtLeast,
      })
      expect(fetchPage).toHaveBeenCalledTimes(calls)
    },
  )

  it('knows that there are more than it was told to read, where the server does not say how many', async () => {
    const all = await fetchAllPages(uncounted(25), { rowKey: String, most: 10 })
    expect(all).toMatchObject({ rows: listed(10), total: 20, isAtLeast: true })
    const none = await fetchAllPages(uncounted(10), { rowKey: String, most: 10 })
    expect(none).toMatchObject({ rows: listed(10), total: 10 })
  })

  it('asks no more of a list that is seen to be too long while nobody says how long it is', async () => {
    const fetchPage = uncounted(40)
    const all = await fetchAllPages(fetchPage, { rowKey: String, refuseAbove: 15 })
    expect(all).toMatchObject({ rows: [], isTooLong: true })
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('ends where a server that does not say how many there are gives the same page again', async () => {
    const same = vi.fn(() =>
      Promise.resolve({
        rows: [1, 2],
        pageNum: 1,
        pageSize: 10,
        total: 2,
        isAtLeast: true as const,
      }),
    )
    const all = await fetchAllPages(same, { rowKey: String })
    expect(all).toMatchObject({ rows: [1, 2], isInconsistent: true })
    expect(same).toHaveBeenCalledTimes(2)
  })

  it('goes by the total of the first page where later ones tell none', async () => {
    const fetchPage = async (request: PageRequest): Promise<Page<number>> => {
      const page = await smallPages(listed(25), 10)(request)
      return request.pageNum === 1 ? page : { ...page, total: 11, isAtLeast: true }
    }
    expect(await fetchAllPages(fetchPage, { rowKey: String })).toEqual({
      rows: listed(25),
      total: 25,
      isInconsistent: false,
    })
  })

  it('says so when it changed again', async () => {
    const all = await fetchAllPages(listOf(25, 26, 26, 27), { rowKey: String, pageSize: 10 })
    expect(all.isInconsistent).toBe(true)
  })

  /** While it is read a row leaves at the end and one comes in front: the total stays. */
  const shifting = (times: number) => {
    let calls = 0
    return vi.fn<(request: PageRequest) => Promise<Page<number>>>(({ pageNum, pageSize }) => {
      calls += 1
      const isShifted = pageNum > 1 && calls <= times * 2
      const all = isShifted ? [-1, 0, 1, 2, 3] : [0, 1, 2, 3, 4]
      const start = (pageNum - 1) * pageSize
      return Promise.resolve({
        rows: all.slice(start, start + pageSize),
        pageNum,
        pageSize,
        total: 5,
      })
    })
  }

  it('notices a row that comes twice although the total is the same, and starts over', async () => {
    const all = await fetchAllPages(shifting(1), { rowKey: String, pageSize: 3 })
    expect(all).toEqual({ rows: [0, 1, 2, 3, 4], total: 5, isInconsistent: false })
  })

  it('says so when a row comes twice again', async () => {
    const fetchPage = shifting(2)
    const all = await fetchAllPages(fetchPage, { rowKey: String, pageSize: 3 })
    expect(all.isInconsistent).toBe(true)
    expect(new Set(all.rows).size).toBe(all.rows.length)
    expect(fetchPage).toHaveBeenCalledTimes(4)
  })

  it('says so when the server has fewer rows than it told', async () => {
    const short = ({ pageNum, pageSize }: PageRequest) =>
      Promise.resolve({ rows: pageNum === 1 ? [1, 2] : [], pageNum, pageSize, total: 3 })
    expect(await fetchAllPages(short, { rowKey: String })).toEqual({
      rows: [1, 2],
      total: 3,
      isInconsistent: true,
    })
  })

  it('reads on when the server cuts pages shorter than asked', async () => {
    const capped = ({ pageNum }: PageRequest) =>
      Promise.resolve({ rows: [pageNum], pageNum, pageSize: 1, total: 3 })
    expect(await fetchAllPages(capped, { rowKey: String })).toEqual({
      rows: [1, 2, 3],
      total: 3,
      isInconsistent: false,
    })
  })

  it.each([
    [10, 10, 1],
    [10, 4, 3],
    [9, 4, 3],
  ])(
    'reads no more than %d rows where it is told so, by pages of %d',
    async (most, size, calls) => {
      const fetchPage = vi.fn(smallPages(listed(25), size))
      const all = await fetchAllPages(fetchPage, { rowKey: String, most })
      expect(all).toEqual({ rows: listed(most), total: 25, isInconsistent: false })
      expect(fetchPage).toHaveBeenCalledTimes(calls)
    },
  )

  it('stops when it is called off', async () => {
    const controller = new AbortController()
    const fetchPage = listOf(25)
    const reading = fetchAllPages(fetchPage, {
      rowKey: String,
      pageSize: 10,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    expect(fetchPage).toHaveBeenCalledTimes(1)
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { Page } from './contract/envelope'
import { smallPages } from '@/testing/small-pages'
import { fetchByCodes } from './fetch-by-codes'
import type { ReadOptions } from './resources/list-reads'

interface Row {
  code: string
}

interface Request {
  code?: string
  state?: number
  pageNum: number
  pageSize: number
}

const rowsOf = (...codes: string[]): Row[] => codes.map((code) => ({ code }))

/** A list whose filter finds parts of a code, as the platform's does. */
function listOf(...all: Row[]) {
  let running = 0
  const most = { running: 0 }
  const fetchPage = vi.fn<(request: Request, options?: ReadOptions) => Promise<Page<Row>>>(
    async ({ code = '', pageNum, pageSize }) => {
      most.running = Math.max(most.running, ++running)
      await Promise.resolve()
      running -= 1
      const matching = all.filter((row) => row.code.includes(code.toUpperCase()))
      const start = (pageNum - 1) * pageSize
      const rows = matching.slice(start, start + pageSize)
      return { rows, pageNum, pageSize, total: matching.length }
    },
  )
  const find = (code: string, options: ReadOptions = {}) =>
    fetchByCodes(fetchPage, { code, state: 30, pageNum: 1, pageSize: 50 }, options)
  return { fetchPage, find, most }
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `FK${100 + index}`)

describe('fetchByCodes', () => {
  it('gives the orders of just these codes, in their order, as one page', async () => {
    const { find, fetchPage } = listOf(...rowsOf('FK1', 'FK12', 'KK1', 'FK3'))
    const page = await find('FK3,fk1,FK9,KK')
    expect(page).toEqual({ rows: rowsOf('FK3', 'FK1'), pageNum: 1, pageSize: 50, total: 2 })
    expect(fetchPage.mock.calls.map(([request]) => request.code)).toEqual([
      'FK3',
      'fk1',
      'FK9',
      'KK',
    ])
    expect(fetchPage.mock.calls.every(([request]) => request.state === 30)).toBe(true)
  })

  it('asks for fifty, four at a time, and for none of more than that', async () => {
    const codes = numbered(50)
    const { find, fetchPage, most } = listOf(...rowsOf(...codes))
    expect((await find(codes.join(','))).rows).toEqual(rowsOf(...codes))
    expect(fetchPage).toHaveBeenCalledTimes(50)
    expect(most.running).toBe(4)

    expect(await find(numbered(51).join(','))).toMatchObject({ rows: [], total: 0 })
    expect(fetchPage).toHaveBeenCalledTimes(50)
  })

  it('does not take what the server does not count for all there is, and ends with what comes again', async () => {
    const orders = rowsOf('FK10', 'FK11', 'FK1')
    const fetchPage = vi.fn(({ pageNum }: Request) => {
      const rows = orders.slice(pageNum - 1, pageNum)
      return Promise.resolve({
        rows,
        pageNum,
        pageSize: 1,
        total: pageNum,
        isAtLeast: true as const,
      })
    })
    const request = { code: 'FK1', pageNum: 1, pageSize: 50 }
    expect((await fetchByCodes(fetchPage, request, {})).rows).toEqual(rowsOf('FK1'))
    fetchPage.mockClear()
    expect((await fetchByCodes(fetchPage, { ...request, code: 'FK' }, {})).rows).toEqual([])
    expect(fetchPage).toHaveBeenCalledTimes(4)

    const same = vi.fn(() =>
      Promise.resolve({
        rows: rowsOf('FK10'),
        pageNum: 1,
        pageSize: 100,
        total: 1,
        isAtLeast: true as const,
      }),
    )
    expect((await fetchByCodes(same, request, {})).rows).toEqual([])
    expect(same).toHaveBeenCalledTimes(2)
  })

  it('looks through the pages of a code that many others hold, up to a thousand', async () => {
    const others = numbered(150).map((code) => `${code}0`)
    const { find, fetchPage } = listOf(...rowsOf(...others, 'FK1'))
    expect((await find('FK1,FK249')).rows).toEqual(rowsOf('FK1'))
    expect(fetchPage.mock.calls.map(([{ code, pageNum }]) => [code, pageNum])).toContainEqual([
      'FK1',
      2,
    ])

    const endless = listOf(...rowsOf(...Array.from({ length: 2000 }, (_, index) => `FK${index}`)))
    expect((await endless.find('FK,KK')).rows).toEqual([])
    expect(endless.fetchPage).toHaveBeenCalledTimes(10 + 1)
  })

  it('finds a code behind the first page of a server that gives smaller pages than asked', async () => {
    const all = rowsOf(...numbered(8).map((code) => `${code}0`), 'FK1')
    const find = fetchByCodes(smallPages(all, 2), { code: 'FK1,', pageNum: 1, pageSize: 50 }, {})
    expect((await find).rows).toEqual(rowsOf('FK1'))
  })

  it('begins no call after it was left or one has failed', async () => {
    const codes = numbered(20)
    const left = listOf(...rowsOf(...codes))
    const controller = new AbortController()
    const reading = left.find(codes.join(','), { signal: controller.signal })
    controller.abort(new Error('left'))
    await expect(reading).rejects.toThrow('left')
    expect(left.fetchPage).toHaveBeenCalledTimes(4)
    expect(left.fetchPage.mock.calls[0]?.[1]?.signal).toBe(controller.signal)

    const failing = listOf(...rowsOf(...codes))
    failing.fetchPage.mockRejectedValueOnce(new Error('down'))
    await expect(failing.find(codes.join(','))).rejects.toThrow('down')
    await Promise.resolve()
    expect(failing.fetchPage.mock.calls.length).toBeLessThan(8)
  })
})

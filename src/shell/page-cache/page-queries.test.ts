import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageCache } from './page-cache'
import { forgetQueries, refreshPage, rememberQueries } from './page-queries'

const SHARED = ['base', 'channel']
const LIST = ['payment-order', 'list']
const DETAIL = ['payment-order', 'detail', 'FK1']

let queryClient: QueryClient
/** Refreshes are told apart by their time, which only grows. */
let now = 1000

/** Reads as a page does while it shows. Returns what it does when it is hidden. */
async function read(...keys: string[][]): Promise<() => void> {
  const stops = keys.map((queryKey) => {
    const options = { queryKey, queryFn: () => queryKey.join(), staleTime: Infinity }
    return new QueryObserver(queryClient, options).subscribe(() => undefined)
  })
  await Promise.all(
    keys.map((queryKey) => queryClient.query({ queryKey, queryFn: () => queryKey.join() })),
  )
  return () => stops.forEach((stop) => stop())
}

const dataOf = (key: string[]) => queryClient.getQueryData(key)
const isStale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated

beforeEach(() => {
  queryClient = new QueryClient()
  pageCache.clear()
  for (const key of ['/list', '/detail?FK1']) forgetQueries(key)
  now += 1000
})

/** A list and a detail were looked at, one after the other, and are hidden. */
async function leaveTwoPages(): Promise<void> {
  for (const [key, reads] of [
    ['/list', [LIST, SHARED, ['menus', 'side'], ['session']]],
    ['/detail?FK1', [DETAIL, SHARED]],
  ] as const) {
    const stop = await read(...reads.map((queryKey) => [...queryKey]))
    rememberQueries(queryClient, key)
    stop()
  }
}

describe('refreshing a page', () => {
  it('drops what it alone has read, and marks as stale what others have read too', async () => {
    await leaveTwoPages()
    refreshPage(queryClient, { pageKey: '/list', refreshedAt: now })
    expect(dataOf(LIST)).toBeUndefined()
    expect(dataOf(SHARED)).toBe('base,channel')
    expect(isStale(SHARED)).toBe(true)
    expect(dataOf(DETAIL)).toBe('payment-order,detail,FK1')
    expect(isStale(DETAIL)).toBe(false)
  })

  it('leaves the shell’s own data alone', async () => {
    await leaveTwoPages()
    refreshPage(queryClient, { pageKey: '/list', refreshedAt: now })
    expect(dataOf(['menus', 'side'])).toBe('menus,side')
    expect(dataOf(['session'])).toBe('session')
  })

  it('drops what was shared once nobody else has it open', async () => {
    await leaveTwoPages()
    forgetQueries('/detail?FK1')
    refreshPage(queryClient, { pageKey: '/list', refreshedAt: now })
    expect(dataOf(SHARED)).toBeUndefined()
  })

  it('takes what the page that shows reads at this moment', async () => {
    pageCache.show({ key: '/detail?FK1', search: '{}', element: {} as never, lasting: false })
    const stop = await read(DETAIL)
    queryClient.setQueryData(LIST, 'rows')
    refreshPage(queryClient, { pageKey: '/detail?FK1', refreshedAt: now })
    // With an observer it is read again at once; without one it would stay away.
    expect(dataOf(DETAIL)).toBeUndefined()
    expect(dataOf(LIST)).toBe('rows')
    stop()
  })

  it('happens once: going back to its entry in the history is no refresh', async () => {
    await leaveTwoPages()
    refreshPage(queryClient, { pageKey: '/list', refreshedAt: now })
    queryClient.setQueryData(LIST, 'new rows')
    refreshPage(queryClient, { pageKey: '/list', refreshedAt: now })
    refreshPage(queryClient, { pageKey: '/list', refreshedAt: now - 1 })
    expect(dataOf(LIST)).toBe('new rows')
  })
})

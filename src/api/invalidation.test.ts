import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { markStale } from './invalidation'
import { orderKeys } from './resources/order-reads'

const queryKey = [...orderKeys('payment').lists, 'page 2']

/** A list whose every read is answered by hand. */
function list() {
  const queryClient = new QueryClient()
  const asked: ((rows: string) => void)[] = []
  const query = {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
    staleTime: 30_000,
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { queryClient, asked, query, settle, isStale: () => queryClient.getQueryState(queryKey)?.isInvalidated } // prettier-ignore
}

describe('what a write makes stale', () => {
  it('is stale although its answer, asked for before the write, comes after it', async () => {
    const { queryClient, asked, query, settle, isStale } = list()
    queryClient.query(query).catch(() => undefined)
    markStale(queryClient, 'payment-order/decide')
    asked[0]?.('of before')
    await settle()
    expect(queryClient.getQueryData(queryKey)).toBe('of before')
    expect(isStale()).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('is read once more where it shows, and was read for the first time', async () => {
    const { queryClient, asked, query, settle, isStale } = list()
    const stop = new QueryObserver(queryClient, query).subscribe(() => undefined)
    markStale(queryClient, 'payment-order/decide')
    markStale(queryClient, 'payment-order/cancel')
    asked[0]?.('of before')
    await settle()
    expect(asked).toHaveLength(2)
    asked[1]?.('of now')
    await settle()
    expect(queryClient.getQueryData(queryKey)).toBe('of now')
    expect(isStale()).toBe(false)
    expect(asked).toHaveLength(2)
    stop()
  })

  it('is read once where it shows and was there: the read of before is given up', async () => {
    const { queryClient, asked, query, settle, isStale } = list()
    queryClient.setQueryData(queryKey, 'long ago', { updatedAt: 1 })
    const stop = new QueryObserver(queryClient, query).subscribe(() => undefined)
    markStale(queryClient, 'payment-order/decide')
    expect(asked).toHaveLength(2)
    asked[0]?.('of before')
    asked[1]?.('of now')
    await settle()
    expect(queryClient.getQueryData(queryKey)).toBe('of now')
    expect(isStale()).toBe(false)
    expect(asked).toHaveLength(2)
    stop()
  })
})

import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { markStale, STALE_AFTER, type WriteName } from './invalidation'

const CHANNEL = 'shopaccount.writes'

const writeName = v.picklist(Object.keys(STALE_AFTER) as WriteName[])

/**
 * Connects a cache to those of the other tabs of this browser: a write in one marks in all of them what
 * it made stale. Nothing but the write's name is told. Browsers without channels keep each tab to
 * itself.
 */
export function connectTabs(queryClient: QueryClient): void {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const write = v.safeParse(writeName, data)
    if (write.success) markStale(queryClient, write.output)
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { type } = event.action
    const write = event.mutation.meta?.write
    if (write && (type === 'success' || type === 'error')) channel.postMessage(write)
  })
}

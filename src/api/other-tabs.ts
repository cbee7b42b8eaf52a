import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { tabChannel } from '@/platform/tab-channel'
import { markStale, STALE_AFTER, type WriteName } from './invalidation'

const CHANNEL = 'shopaccount.writes'

const writeName = v.picklist(Object.keys(STALE_AFTER) as WriteName[])

let own: ReturnType<typeof tabChannel<WriteName>> | undefined

/** Tells the other tabs of a write that no mutation tells of, as one of many that are told at once. */
export function tellTabs(write: WriteName): void {
  own?.tell(write)
}

/**
 * Connects a cache to those of the other tabs of this browser: a write in one marks in all of them what
 * it made stale. Nothing but the write's name is told. Browsers without channels keep each tab to
 * itself.
 */
export function connectTabs(queryClient: QueryClient): void {
  const channel = tabChannel(CHANNEL, writeName)
  own = channel
  channel.listen((write) => markStale(queryClient, write))
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { type } = event.action
    const write = event.mutation.meta?.write
    if (write && (type === 'success' || type === 'error')) channel.tell(write)
  })
}

import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectTabs } from './other-tabs'

/** Runs a write in a tab and gives what the other tabs are told of it. */
async function toldOf(mutationFn: () => Promise<void>): Promise<unknown[]> {
  const told: unknown[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(): void {}
      postMessage(message: unknown): void {
        told.push(message)
      }
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const queryClient = new QueryClient()
  connectTabs(queryClient)
  const options = { mutationFn, meta: { write: 'payment-order/cancel' as const } }
  const write = queryClient.getMutationCache().build(queryClient, options)
  await write.execute(undefined).catch(() => undefined)
  return told
}

test('Other tabs are told of a write that was done', async () => {
  expect(await toldOf(() => Promise.resolve())).toEqual(['payment-order/cancel'])
})

test('Other tabs are told of a write that failed, too: it may have been done, and what is shown may be old', async () => {
  expect(await toldOf(() => Promise.reject(new Error('lost')))).toEqual(['payment-order/cancel'])
})

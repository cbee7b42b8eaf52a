import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Gives what the other tabs are told by a tab in which something is done. */
async function toldBy(
  work: (tab: typeof import('./other-tabs')) => Promise<void>,
): Promise<unknown[]> {
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
  // The channel is open for as long as the page is there.
  vi.resetModules()
  await work(await import('./other-tabs'))
  return told
}

/** Runs a write in a tab and gives what the other tabs are told of it. */
const toldOf = (mutationFn: () => Promise<void>) =>
  toldBy(async ({ connectTabs }) => {
    const queryClient = new QueryClient()
    connectTabs(queryClient)
    const options = { mutationFn, meta: { write: 'payment-order/cancel' as const } }
    const write = queryClient.getMutationCache().build(queryClient, options)
    await write.execute(undefined).catch(() => undefined)
  })

test('Other tabs are told of a write that was done', async () => {
  expect(await toldOf(() => Promise.resolve())).toEqual(['payment-order/cancel'])
})

test('Other tabs are told of a write that failed, too: it may have been done, and what is shown may be old', async () => {
  expect(await toldOf(() => Promise.reject(new Error('lost')))).toEqual(['payment-order/cancel'])
})

test('Other tabs are told of many writes at once, where no mutation tells of them', async () => {
  const told = await toldBy(async ({ connectTabs, tellTabs }) => {
    connectTabs(new QueryClient())
    tellTabs('payment-order/stage')
  })
  expect(told).toEqual(['payment-order/stage'])
})

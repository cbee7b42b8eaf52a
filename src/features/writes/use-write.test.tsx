// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { eventually } from '@/testing/eventually'
import { appWrapper } from '@/testing/render'
import { watchWork } from '@/testing/watch-work'
import { useWrite } from './use-write'
import type { Write } from './perform-write'

const me: User = { username: 'li.na', authorities: [] }
const isWorking = watchWork()

it('A reload waits for what is pressed, also while it is prepared', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  sessionAge.begin()
  let prepared: (write: Write<string>) => void = () => undefined
  const { result } = renderHook(
    () => useWrite<string, void>(() => new Promise((resolve) => (prepared = resolve))),
    { wrapper: appWrapper({ queryClient }) },
  )
  let done: Promise<string> | undefined
  await act(async () => {
    done = result.current.mutateAsync()
  })
  expect(isWorking()).toBe(true)
  await act(async () => {
    prepared({
      kind: 'payment-order',
      action: 'verify',
      code: 'FK1',
      onceKey: 'FK1',
      call: { name: 'payment_order/verify.json', kind: 'write', failure: msg`failed` },
      send: () => Promise.resolve('sent'),
    })
    expect(await done).toBe('sent')
  })
  await eventually(() => expect(isWorking()).toBe(false))
})

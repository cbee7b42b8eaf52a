// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { storedKey, writeStored } from '@/session/stored-value'
import { useListSettings } from './use-list-settings'

const list = { id: 'payment-order', columns: [] }

/** Another tab of this browser has stored something. */
const changeElsewhere = (kind: string, username: string, value: unknown) =>
  act(async () => {
    writeStored(kind, username, list.id, value)
    dispatchEvent(new StorageEvent('storage', { key: storedKey(kind, username, list.id) }))
  })

it('The first view that a person saves in another tab of the browser is there in this one', async () => {
  onTestFinished(() => localStorage.clear())
  const { result } = renderHook(() => useListSettings(list, 'zhang.wei'))
  await changeElsewhere('views', 'li.na', [])
  await changeElsewhere('columns', 'zhang.wei', undefined)
  expect(result.current.hasViews).toBe(false)
  await changeElsewhere('views', 'zhang.wei', [])
  expect(result.current.hasViews).toBe(true)
})

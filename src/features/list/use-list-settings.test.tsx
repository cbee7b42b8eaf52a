// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
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

it('Columns stay as a view in force here has them, as wide as another tab makes them, until that is left', async () => {
  onTestFinished(() => localStorage.clear())
  const columns = ['code', 'amount', 'state'].map((id) => ({
    id,
    meta: { name: msg`Code` },
    accessorFn: () => '',
    size: 100,
  }))
  const hiding = (hidden: string[], widths = {}) => ({
    order: ['code', 'amount', 'state'],
    hidden,
    pinned: [],
    widths,
  })
  const { result } = renderHook(() => useListSettings({ id: list.id, columns }, 'zhang.wei'))
  const shown = () => result.current.columns
  await changeElsewhere('columns', 'zhang.wei', hiding(['state']))
  expect(shown().hidden).toEqual(['state'])

  act(() => {
    result.current.changeColumns(hiding(['amount']))
    result.current.holdColumns(hiding(['amount']))
  })
  await changeElsewhere('columns', 'zhang.wei', hiding(['code'], { amount: 300 }))
  expect(shown()).toMatchObject({ hidden: ['amount'], widths: { amount: 300 } })
  // There the same view is brought up to date, and nothing here would take that back.
  act(() => result.current.holdColumns(hiding(['code', 'amount'])))
  expect(shown()).toMatchObject({ hidden: ['code', 'amount'], widths: { amount: 300 } })
  act(() => result.current.holdColumns(undefined))
  expect(shown()).toMatchObject({ hidden: ['code'], widths: { amount: 300 } })

  // What was put here since then is the last word.
  act(() => result.current.holdColumns(hiding(['code'])))
  await changeElsewhere('columns', 'zhang.wei', hiding([]))
  act(() => result.current.changeColumns(hiding(['amount', 'state'])))
  act(() => result.current.holdColumns(undefined))
  expect(shown().hidden).toEqual(['amount', 'state'])
})

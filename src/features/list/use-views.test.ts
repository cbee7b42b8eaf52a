// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeNotifications } from '@/shell/notify'
import { fakeStorage } from '@/testing/fake-storage'
import { readStored, writeStored } from '@/session/stored-value'
import { changeViews, useViews } from './use-views'
import type { ListView } from './views'

const view = (name: string): ListView => ({
  name,
  filters: {},
  columns: { order: [], hidden: [], pinned: [] },
  pageSize: 10,
  isDefault: false,
})

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  takeNotifications()
})
afterEach(() => vi.unstubAllGlobals())

it('A view that the browser could not store is told of, and good until the page is left', () => {
  changeViews('of-this-test', 'zhang.wei', (views) => [...views, view('stored')])
  expect(takeNotifications()).toEqual([])
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  changeViews('of-this-test', 'zhang.wei', (views) => [...views, view('not stored')])
  expect(takeNotifications()).toMatchObject([{ tone: 'warning' }])
  changeViews('of-this-test', 'zhang.wei', (views) => {
    expect(views.map(({ name }) => name)).toEqual(['stored', 'not stored'])
    return [...views]
  })
})

it('What another tab has saved meanwhile stays when a view is changed here, also where nothing has told of it yet', () => {
  const { result } = renderHook(() => useViews('of-two-tabs', 'zhang.wei'))
  const { change } = result.current
  writeStored('views', 'zhang.wei', 'of-two-tabs', [view('of another tab')])
  act(() => change((views) => [...views, view('of this tab')]))
  expect(readStored('views', 'zhang.wei', 'of-two-tabs')).toMatchObject([
    { name: 'of another tab' },
    { name: 'of this tab' },
  ])
  expect(result.current.views).toHaveLength(2)
})

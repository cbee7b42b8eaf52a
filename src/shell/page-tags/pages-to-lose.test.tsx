// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { transport } from '@/api/http/client'
import { forgetEverybodyBut, writeUserValue } from '@/session/user-storage'
import { pageCache } from '../page-cache/page-cache'
import { useUnsavedWork } from '../unsaved-work'
import { lossesHere, lossesOf } from './pages-to-lose'

const NAME = 'zhang.wei'
/** No page stands around what is rendered here. */
const PAGE = ''
const REVIEW = '/payment/confirm/submit?code=FK1'

beforeEach(() => {
  forgetEverybodyBut(undefined)
  pageCache.clear()
})
afterEach(() => vi.restoreAllMocks())

it('nothing is lost where nothing is open', () => {
  expect(lossesOf(NAME)).toEqual({
    pages: [],
    sending: 0,
    unkept: 0,
    kept: 0,
    typed: 0,
    kinds: [],
  })
})

it('a page that sends one write after the other loses what it is sending, and nothing typed', () => {
  const { unmount } = renderHook(() => useUnsavedWork(true, 'running'))
  writeUserValue(NAME, 'writes', [{ phase: 'open' }])
  expect(lossesHere(NAME)).toMatchObject({ pageKeys: [PAGE], sending: 1, kept: 1, typed: 0 })
  expect(lossesOf(NAME)).toMatchObject({ pages: [{ path: PAGE }], sending: 1, kept: 1, typed: 0 })
  unmount()
})

it('a page that something was typed on is not one that only sends', () => {
  const { unmount } = renderHook(() => useUnsavedWork(true))
  writeUserValue(NAME, 'draft.payment-order.new', [{ id: '1' }])
  writeUserValue(NAME, 'writes', [{ phase: 'open' }])
  expect(lossesHere(NAME)).toMatchObject({ pageKeys: [PAGE], sending: 0, kept: 2, typed: 1 })
  unmount()
})

it('a page with nothing but files that are not attached keeps nothing, unless something is typed there', () => {
  const files = renderHook(() => useUnsavedWork(true, 'files'))
  const pageKeys = [PAGE]
  expect(lossesHere(NAME)).toMatchObject({ pageKeys, sending: 0, unkept: 1, kinds: ['files'] })
  const typed = renderHook(() => useUnsavedWork(true))
  expect(lossesHere(NAME)).toMatchObject({ pageKeys, unkept: 0, kinds: ['files', 'typed'] })
  typed.unmount()
  writeUserValue(NAME, 'page-marks', { [PAGE]: ['remark'] })
  expect(lossesHere(NAME)).toMatchObject({ pageKeys, unkept: 0 })
  files.unmount()
})

/** What is under way, beside the transport, which test files share: what another one left under way is not meant. */
function underWay(is: { written: boolean }): void {
  vi.spyOn(transport, 'isIdle').mockReturnValue(false)
  vi.spyOn(transport, 'isWriting').mockReturnValue(is.written)
}

it('a write that is under way is sent by the page that shows, unless something is typed or unknown there', () => {
  pageCache.show({ key: REVIEW, search: '{}', element: <p>It shows</p>, lasting: false })
  underWay({ written: true })
  const pageKeys = [REVIEW]
  expect(lossesHere(NAME)).toMatchObject({ pageKeys, sending: 1, kinds: ['write'] })
  writeUserValue(NAME, 'page-marks', { [REVIEW]: ['remark'] })
  expect(lossesHere(NAME)).toMatchObject({ pageKeys, sending: 0 })
})

it('A write that is under way is named by its own page, whichever shows', () => {
  pageCache.show({ key: REVIEW, search: '{}', element: <p>It shows</p>, lasting: false })
  underWay({ written: true })
  for (const kind of ['write', 'running', 'files'] as const) {
    const { unmount } = renderHook(() => useUnsavedWork(true, kind))
    expect(lossesHere(NAME)).toMatchObject({ pageKeys: [PAGE], kinds: [kind] })
    expect(lossesHere(NAME).sending, kind).toBe(kind === 'files' ? 0 : 1)
    unmount()
  }
  const write = renderHook(() => useUnsavedWork(true, 'write'))
  const typed = renderHook(() => useUnsavedWork(true))
  expect(lossesHere(NAME), 'more is lost than what is sent').toMatchObject({ sending: 0 })
  typed.unmount()
  write.unmount()
})

it('what is only downloaded, or read for an export, is not being sent', () => {
  pageCache.show({ key: REVIEW, search: '{}', element: <p>It shows</p>, lasting: false })
  underWay({ written: false })
  expect(lossesHere(NAME)).toMatchObject({ pageKeys: [], sending: 0 })
})

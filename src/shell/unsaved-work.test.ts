// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  hasUnsavedWork,
  isStillSending,
  unsavedKinds,
  unsavedPages,
  useUnsavedWork,
} from './unsaved-work'

const PAGE = ''

it('A page has unsaved work until all of it is over', () => {
  const typed = renderHook(() => useUnsavedWork(true))
  const running = renderHook(({ isRunning }) => useUnsavedWork(isRunning, 'running'), {
    initialProps: { isRunning: true },
  })
  expect([...unsavedPages()]).toEqual([PAGE])
  expect(isStillSending(PAGE)).toBe(true)

  running.rerender({ isRunning: false })
  expect(isStillSending(PAGE)).toBe(false)
  expect(hasUnsavedWork(PAGE), 'what was typed is still there').toBe(true)

  typed.unmount()
  expect(hasUnsavedWork(PAGE)).toBe(false)
  running.unmount()
})

it('A single write under way belongs to its page, and does not end with it', () => {
  const { unmount } = renderHook(() => useUnsavedWork(true, 'write'))
  expect(hasUnsavedWork(PAGE)).toBe(true)
  expect(unsavedKinds(PAGE)).toEqual(['write'])
  expect(isStillSending(PAGE)).toBe(false)
  expect([...unsavedPages()]).toEqual([PAGE])
  unmount()
})

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { unreadResults } from '@/platform/unread-results'
import { LEFT_FOR_MS, useKeptSelection } from './use-kept-selection'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.advanceTimersByTime(LEFT_FOR_MS)
  vi.useRealTimers()
})

/** A list on a page, with something selected or not. */
function list(isSelected: boolean, page = new PageActivity(true), place = 'one') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageActivityContext value={page}>{children}</PageActivityContext>
  )
  let renders = 0
  const hook = renderHook(
    (props: { isSelected: boolean }) => {
      renders += 1
      useKeptSelection(place, props.isSelected)
    },
    { wrapper, initialProps: { isSelected } },
  )
  return {
    page,
    select: (is: boolean) => hook.rerender({ isSelected: is }),
    unmount: hook.unmount,
    renders: () => renders,
  }
}

const isWaitedFor = () => !unreadResults.isIdle()

it('is waited for as long as its page shows, and no longer than it is there', () => {
  const { select, unmount } = list(false)
  expect(isWaitedFor()).toBe(false)
  select(true)
  vi.advanceTimersByTime(2 * LEFT_FOR_MS)
  expect(isWaitedFor()).toBe(true)
  select(false)
  expect(isWaitedFor()).toBe(false)
  select(true)
  expect(isWaitedFor()).toBe(true)
  select(false)
  unmount()
  expect(isWaitedFor()).toBe(false)
})

it('is waited for on a page behind only so long, and again when somebody comes back to it', () => {
  const { page, renders } = list(true)
  page.set(false)
  vi.advanceTimersByTime(LEFT_FOR_MS - 1)
  expect(isWaitedFor()).toBe(true)
  page.set(true)
  vi.advanceTimersByTime(LEFT_FOR_MS)
  expect(isWaitedFor()).toBe(true)
  page.set(false)
  vi.advanceTimersByTime(LEFT_FOR_MS)
  expect(isWaitedFor()).toBe(false)
  page.set(true)
  expect(isWaitedFor()).toBe(true)
  expect(renders(), 'the page does not render for it').toBe(1)
  page.set(false)
})

it('is let go of at once where a batch has taken its rows while its page was behind', () => {
  const { page, select } = list(true)
  page.set(false)
  select(false)
  expect(isWaitedFor()).toBe(false)
})

it('is waited for only so long where its list makes room for that of another tab', () => {
  const { unmount } = list(true)
  unmount()
  vi.advanceTimersByTime(LEFT_FOR_MS - 1)
  expect(isWaitedFor()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isWaitedFor()).toBe(false)
})

it('goes on with its list once that is back, and is none of another list of its page', () => {
  const { page, unmount } = list(true)
  unmount()
  const other = list(false, page, 'other')
  expect(isWaitedFor()).toBe(true)
  other.unmount()
  const again = list(true, page)
  vi.advanceTimersByTime(LEFT_FOR_MS)
  expect(isWaitedFor()).toBe(true)
  again.select(false)
  expect(isWaitedFor()).toBe(false)
})

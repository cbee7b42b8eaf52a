// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { ProgressStatus } from './progress-status'

failOnConsoleErrors()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The region, and what shows beside it by now. */
function show(text: string, isOver = false) {
  const { rerender, unmount } = renderInApp(<ProgressStatus text={text} isOver={isOver} />)
  const go = (next: string, isOverNow = false) =>
    rerender(<ProgressStatus text={next} isOver={isOverNow} />)
  const told = () => screen.getByRole('status').textContent
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  return { go, told, wait, unmount }
}

it('What goes on is told when it begins, then every five seconds as far as it is by then', () => {
  const { go, told, wait } = show('0 of 9')
  expect(told()).toBe('0 of 9')
  go('1 of 9')
  wait(4999)
  go('2 of 9')
  expect(told()).toBe('0 of 9')
  wait(1)
  expect(told()).toBe('2 of 9')
  go('3 of 9')
  wait(4999)
  expect(told()).toBe('2 of 9')
  wait(1)
  expect(told()).toBe('3 of 9')
})

it('Its end is told at once, without a clock, and what comes after it too', () => {
  const { go, told } = show('0 of 9')
  go('8 of 9')
  go('9 of 9', true)
  expect(told()).toBe('9 of 9')
  go('9 of 9, 1 found', true)
  expect(told()).toBe('9 of 9, 1 found')
})

it('What begins once more tells nothing of before', () => {
  const { go, told, wait } = show('3 left', true)
  expect(told()).toBe('3 left')
  go('2 left')
  expect(told()).toBe('2 left')
  go('1 left')
  expect(told()).toBe('2 left')
  wait(5000)
  expect(told()).toBe('1 left')
})

it('Nothing is left of it once it is gone, and nothing runs while nothing goes on', () => {
  const { go, unmount } = show('0 of 9')
  expect(vi.getTimerCount()).toBe(1)
  go('9 of 9', true)
  expect(vi.getTimerCount()).toBe(0)
  go('0 of 9')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { TotalStatus } from './total-status'

failOnConsoleErrors()

it('What all rows come to is told where it was told that they are read', () => {
  const { rerender } = renderInApp(<TotalStatus label="All: 0 of 300 read" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('All: 0 of 300 read')
  rerender(<TotalStatus label="All: 200 of 300 read" />)
  expect(status.textContent).toBe('All: 0 of 300 read')
  rerender(<TotalStatus label="All 300" sum={123456} />)
  expect(status.textContent).toBe('All 300: 1,234.56 yuan')
  expect(screen.getByRole('status')).toBe(status)
  rerender(<TotalStatus label="All 300" sum="too-large" />)
  expect(status.textContent).toBe('All 300: too large to add up')
})

it('What was told before is not told once more when the list is come back to', () => {
  const activity = new PageActivity(true)
  const of = (sum: number) => (
    <PageActivityContext value={activity}>
      <TotalStatus label="All 300" sum={sum} />
    </PageActivityContext>
  )
  const { rerender } = renderInApp(of(100))
  const told = () => screen.getByRole('status').textContent
  expect(told()).toBe('All 300: 1.00 yuan')
  act(() => activity.set(false))
  act(() => activity.set(true))
  expect(told()).toBe('')
  rerender(of(200))
  expect(told()).toBe('All 300: 2.00 yuan')
})

// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { MonthBars } from './month-bars'

failOnConsoleErrors()

it('draws a day whose sum is no number over the whole height, and says that it is none', () => {
  renderInApp(
    <MonthBars
      label="Month"
      days={[
        { day: '2026-11-01', granted: 'too-large', used: 500 },
        { day: '2026-11-02', granted: 0, used: 0 },
      ]}
    />,
  )
  const plot = screen.getByRole('img', { name: 'Month' })
  expect(plot.textContent).toContain('too large to add up')
  const heights = [...plot.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  )
  expect(heights[0]).toBe(110)
  expect(heights.slice(1).every((height) => height < 1)).toBe(true)
})

it('names days without their month, which languages write on either side', () => {
  const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-11-${day}`)
  renderInApp(
    <MonthBars label="Month" days={days.map((day) => ({ day, granted: 100, used: 0 }))} />,
  )
  const { textContent } = screen.getByRole('img', { name: 'Month' })
  expect(textContent).toBe('1.000106')
})

// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { appWrapper } from '@/testing/render'
import { ActionButton } from './action-button'

afterEach(cleanup)

it('takes one press of a double click: what came in between was not seen', () => {
  const onClick = vi.fn<() => void>()
  render(
    <ActionButton availability={{ kind: 'available' }} onClick={onClick}>
      Approve and next
    </ActionButton>,
    { wrapper: appWrapper() },
  )
  const button = screen.getByRole('button', { name: 'Approve and next' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  fireEvent.click(button, { detail: 3 })
  expect(onClick).toHaveBeenCalledTimes(1)
  // A key, and what assistive software presses.
  fireEvent.click(button, { detail: 0 })
  fireEvent.click(button, { detail: 1 })
  expect(onClick).toHaveBeenCalledTimes(3)
})

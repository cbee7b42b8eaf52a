// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { appWrapper } from '@/testing/render'
import { ConfirmDialog } from './confirm-dialog'

afterEach(cleanup)

it('is not answered by a key that is held since before it was there', () => {
  render(
    <ConfirmDialog
      title="Reject?"
      confirmLabel="Reject"
      startsOn="confirm"
      onConfirm={() => undefined}
      onClose={() => undefined}
    >
      {null}
    </ConfirmDialog>,
    { wrapper: appWrapper() },
  )
  const button = screen.getByRole('button', { name: 'Reject' })
  // What the browser does with it, a press, is prevented.
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true)
})

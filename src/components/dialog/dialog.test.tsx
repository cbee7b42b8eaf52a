// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { Dialog } from './dialog'

failOnConsoleErrors()

it('A key that is held since before it opened does nothing in it, and every key does once one was pressed anew', () => {
  renderInApp(
    <Dialog title="Question" onClose={() => undefined}>
      <textarea aria-label="Reason" />
    </Dialog>,
  )
  const field = screen.getByRole('textbox', { name: 'Reason' })
  const isLeft = (repeat: boolean) => fireEvent.keyDown(field, { key: 'Enter', repeat })
  expect([isLeft(true), isLeft(true)]).toEqual([false, false])
  expect([isLeft(false), isLeft(true)]).toEqual([true, true])
})

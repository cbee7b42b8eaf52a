// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Availability } from '@/domain/transitions'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { notify, takeNotifications } from '@/shell/notify'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { paymentWorkflow } from '../../payment/workflow'
import { NotificationLine, QueueMark } from './confirm-marks'

failOnConsoleErrors()

describe('the mark of an order that can’t be decided on', () => {
  const OWN: Availability = { kind: 'disabled', reason: msg`It is your own` }

  /** What the mark says of an order in this state. */
  function markOf(state: number, availability: Availability, skipped = false): string | null {
    const type = {
      ...paymentWorkflow,
      availability: () => availability,
      skipReason: () => (skipped ? msg`It waits for accounting` : undefined),
    }
    const order = { code: 'FK1', state, amount: 1, actual: 0, attachments: [], debitOrders: [] }
    const user = { username: 'li.na', authorities: [] }
    const { container } = renderInApp(
      <QueueMark type={type} order={order} user={user} log={undefined} />,
    )
    return container.querySelector('span')?.textContent ?? null
  }

  it('is not there where it can be decided on, nor for who decides on none', () => {
    expect(markOf(10, { kind: 'available' })).toBeNull()
    expect(markOf(10, { kind: 'hidden' })).toBeNull()
  })

  it('says of one that waits for a decision why not', () => {
    expect(markOf(10, OWN)).toBe('It is your own')
  })

  it('says rather that it waits for another system than why it can’t be approved', () => {
    expect(markOf(10, OWN, true)).toBe('It waits for accounting')
  })

  it('says of every other one that it is decided', () => {
    expect(markOf(30, OWN, true)).toBe('Decided already')
  })
})

describe('the line of what was done last', () => {
  const done = (code: string) => ({ message: msg`Approved ${code}`, tone: 'success' as const })
  const line = () => screen.getByRole('status')

  it('is empty at first, says what was done, and then the next instead', () => {
    renderInApp(<NotificationLine />)
    expect(line().textContent).toBe('')
    expect(line().hasAttribute('data-tone')).toBe(false)
    act(() => notify(done('FK1')))
    expect(line().textContent).toBe('Approved FK1')
    expect(line().getAttribute('data-tone')).toBe('success')
    act(() => notify({ ...done('FK2'), tone: 'warning' }))
    expect(line().textContent).toBe('Approved FK2')
    expect(line().getAttribute('data-tone')).toBe('warning')
    expect(takeNotifications()).toEqual([])
  })

  it('leaves to the corner what is said when its page does not show', () => {
    const page = new PageActivity(true)
    renderInApp(
      <PageActivityContext value={page}>
        <NotificationLine />
      </PageActivityContext>,
    )
    act(() => page.set(false))
    act(() => notify(done('FK1')))
    expect(line().textContent).toBe('')
    expect(takeNotifications()).toEqual([done('FK1')])
  })
})

// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Availability } from '@/domain/transitions'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { notify, takeNotifications, type Notification } from '@/shell/notify'
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

  it.each([15, 20, 30, 40])('says of one in state %s that it is decided', (state) => {
    expect(markOf(state, OWN, true)).toBe('Decided already')
  })

  it.each([0, 5, 25])('says of one in state %s, on which nobody decided, why not', (state) => {
    expect(markOf(state, OWN)).toBe('It is your own')
  })
})

describe('the line of what was done last', () => {
  const done = (code: string) => ({ message: msg`Approved ${code}`, tone: 'success' as const })
  const failed = { message: msg`Failed to approve!`, tone: 'failure' as const }
  /** What could not be sent, until it is withdrawn. */
  function unsent(code: string) {
    const offer = new AbortController()
    const run = vi.fn<() => void>()
    return {
      run,
      withdraw: () => act(() => offer.abort()),
      notification: {
        message: msg`“Approve” of ${code} was not sent`,
        tone: 'failure' as const,
        action: { label: msg`Retry`, run },
        until: offer.signal,
      },
    }
  }
  const say = (notification: Notification) => act(() => notify(notification))
  const line = () => screen.getByRole('status')
  const offers = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  /** Whether it stays in sight while the order is read. */
  const state = () => line().parentElement?.dataset.state

  it('is empty at first, says what was done, and then the next instead', () => {
    renderInApp(<NotificationLine code="FK1" />)
    expect(line().textContent).toBe('')
    expect(line().hasAttribute('data-tone')).toBe(false)
    say(done('FK1'))
    expect(line().textContent).toBe('Approved FK1')
    expect(line().getAttribute('data-tone')).toBe('success')
    say({ ...done('FK2'), tone: 'warning' })
    expect(line().textContent).toBe('Approved FK2')
    expect(line().getAttribute('data-tone')).toBe('warning')
    expect(takeNotifications()).toEqual([])
  })

  it('leaves to the corner what is said when its page does not show', () => {
    const page = new PageActivity(true)
    renderInApp(
      <PageActivityContext value={page}>
        <NotificationLine code="FK1" />
      </PageActivityContext>,
    )
    act(() => page.set(false))
    say(done('FK1'))
    expect(line().textContent).toBe('')
    expect(takeNotifications()).toEqual([done('FK1')])
  })

  it('stays in sight while the order shows at which it came, and not over the next one', () => {
    const { rerender } = renderInApp(<NotificationLine code="FK1" />)
    expect(state()).toBe('empty')
    say(done('FK1'))
    expect(state()).toBe('stays')
    rerender(<NotificationLine code="FK2" />)
    expect(line().textContent).toBe('Approved FK1')
    expect(state()).toBe('passes')
    say({ message: msg`Look at ${'FK1'} again`, tone: 'warning' })
    expect(state()).toBe('stays')
  })

  it.each([
    ['What failed', failed],
    ['Why something can’t be done', { message: msg`It is your own`, tone: 'warning' as const }],
  ])('%s with one order is not said over the next, nor over the same one again', (_, said) => {
    const { rerender } = renderInApp(<NotificationLine code="FK1" />)
    say(said)
    expect(line().textContent).toBe(said.message.message)
    rerender(<NotificationLine code="FK2" />)
    expect(line().textContent).toBe('')
    rerender(<NotificationLine code="FK1" />)
    expect(line().textContent).toBe('')
  })

  it('conceals what holds no more, and keeps its place until the next is said', () => {
    renderInApp(<NotificationLine code="FK1" />)
    const attempt = new AbortController()
    say({ ...failed, until: attempt.signal })
    expect(state()).toBe('stays')
    act(() => attempt.abort())
    const said = line().querySelector('span')
    expect(said?.className).not.toBe('')
    expect(said?.textContent, 'as wide and high as it was').toBe('Failed to approve!')
    expect(state()).toBe('passes')
    say(done('FK1'))
    expect(line().querySelector('span')?.className).toBe('')
    expect(line().textContent).toBe('Approved FK1')
  })

  it('keeps what was done over the next order, also where that names nothing', () => {
    const { rerender } = renderInApp(<NotificationLine code="FK1" />)
    say({ message: msg`Copied`, tone: 'success' })
    rerender(<NotificationLine code="FK2" />)
    expect(line().textContent).toBe('Copied')
  })

  it('keeps what names its order while others show', () => {
    const { rerender } = renderInApp(<NotificationLine code="FK2" />)
    say({ message: msg`Look at ${'FK1'} again`, tone: 'warning' })
    rerender(<NotificationLine code="FK3" />)
    expect(line().textContent).toBe('Look at FK1 again')
  })

  it('keeps what can be sent again below what is said next, until it is withdrawn', () => {
    const { rerender } = renderInApp(<NotificationLine code="FK1" />)
    const first = unsent('FK1')
    say(first.notification)
    expect(takeNotifications()).toEqual([])
    expect(line().textContent).toBe('')
    rerender(<NotificationLine code="FK2" />)
    const second = unsent('FK2')
    say(second.notification)
    say(done('FK2'))
    expect(line().textContent).toBe('Approved FK2')
    expect(offers()).toEqual([
      '“Approve” of FK1 was not sent Retry',
      '“Approve” of FK2 was not sent Retry',
    ])
    expect(screen.getAllByRole('alert').map(({ dataset }) => dataset.tone)).toEqual([
      'failure',
      'failure',
    ])
    second.withdraw()
    expect(offers()).toEqual(['“Approve” of FK1 was not sent Retry'])
    // What was withdrawn before it could be shown is not.
    say(second.notification)
    expect(offers()).toHaveLength(1)
  })

  it.each([
    ['Retry', 1],
    ['Close', 0],
  ])('takes away what can be sent again by %s', (name, times) => {
    renderInApp(<NotificationLine code="FK1" />)
    const { run, notification } = unsent('FK1')
    say(notification)
    fireEvent.click(screen.getByRole('button', { name }))
    expect(run).toHaveBeenCalledTimes(times)
    expect(offers()).toEqual([])
    expect(state()).toBe('empty')
  })

  it('keeps what came from another page with the way there, once, whatever is said and shows since', () => {
    const { rerender } = renderInApp(<NotificationLine code="FK1" />)
    const told = (run: () => void) =>
      say({
        message: msg`${'FK9'}: ${'Failed to save!'}`,
        tone: 'failure',
        action: { label: msg`Open the order`, run },
      })
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    told(first)
    rerender(<NotificationLine code="FK2" />)
    told(second)
    say(done('FK1'))
    expect(line().textContent).toBe('Approved FK1')
    expect(offers()).toEqual(['FK9: Failed to save! Open the order'])
    fireEvent.click(screen.getByRole('button', { name: 'Open the order' }))
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    expect(offers()).toEqual([])
  })
})

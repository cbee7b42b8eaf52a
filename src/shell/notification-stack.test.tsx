// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { notifications } from '@mantine/notifications'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { NotificationStack } from './notification-stack'
import { notify } from './notify'

const OFFERS = ['1', '2', '3', '4', '5']

const offer = (name: string) =>
  notify({
    message: msg`“${name}” is inactive now`,
    tone: 'success',
    action: { label: msg`Undo`, run: () => undefined },
  })
const fail = () => act(() => notify({ message: msg`Not saved`, tone: 'failure' }))

/** What offers to undo something, the oldest first. */
const offered = () => screen.queryAllByRole('status').map((note) => note.textContent)

beforeEach(() => {
  renderInApp(<NotificationStack />)
  act(() => OFFERS.forEach(offer))
  // Those of before are not drawn by the next.
  return () => notifications.clean()
})

describe('Where five offers to undo stand', () => {
  it('a failure is told at once, and the oldest offer goes for it', async () => {
    fail()
    expect(screen.getByRole('alert').textContent).toContain('Not saved')
    await waitFor(() => expect(offered()).toHaveLength(4))
    expect(offered().join('')).not.toContain('“1”')
  })

  it('one that is offered later stands there at once, and takes no failure away', async () => {
    fail()
    act(() => ['6', '7', '8', '9', '10'].forEach(offer))
    expect(offered().at(-1)).toContain('“10”')
    await waitFor(() => expect(offered()).toHaveLength(4))
    expect(offered()[0]).toContain('“7”')
    expect(screen.getByRole('alert').textContent).toContain('Not saved')
  })

  it('the one that is focused stays', async () => {
    act(() => screen.getAllByRole('button', { name: 'Undo' })[0]?.focus())
    fail()
    await waitFor(() => expect(offered()).toHaveLength(4))
    expect(offered()[0]).toContain('“1”')
    expect(offered().join('')).not.toContain('“2”')
  })

  it('what is told there already takes none away', async () => {
    fail()
    await waitFor(() => expect(offered()).toHaveLength(4))
    fail()
    act(() => offer('6'))
    await waitFor(() => expect(offered()[0]).toContain('“3”'))
    expect(offered()).toHaveLength(4)
  })
})

it('What holds the focus stays until that is elsewhere: it would go from under the hand, and the focus with it', async () => {
  act(() => notifications.clean())
  vi.useFakeTimers()
  try {
    act(() => ['1', '2'].forEach(offer))
    const [first, second] = screen.getAllByRole('button', { name: 'Undo' })
    act(() => first?.focus())
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(offered()).toEqual([expect.stringContaining('“1”')])
    expect(document.activeElement).toBe(first)
    expect(second?.isConnected).toBe(false)
    act(() => first?.blur())
    await act(() => vi.advanceTimersByTimeAsync(14_000))
    expect(offered()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(offered()).toHaveLength(0)
  } finally {
    vi.useRealTimers()
  }
})

it('One that is withdrawn while it holds the focus gives that back', () => {
  act(() => notifications.clean())
  document.body.insertAdjacentHTML('beforeend', '<input aria-label="typed" />')
  const field = screen.getByRole('textbox', { name: 'typed' })
  const withdrawal = new AbortController()
  const action = { label: msg`Retry`, run: () => undefined, until: withdrawal.signal }
  act(() => notify({ message: msg`Not sent`, tone: 'warning', action }))
  act(() => field.focus())
  act(() => screen.getByRole('button', { name: 'Retry' }).focus())
  act(() => withdrawal.abort())
  expect(document.activeElement).toBe(field)
  field.remove()
})

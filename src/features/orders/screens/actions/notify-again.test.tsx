// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { forgetEverybodyBut } from '@/session/user-storage'
import { takeNotifications } from '@/shell/notify'
import { eventually } from '@/testing/eventually'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import type { TransitionCalls } from '../../order-type'
import { paymentWorkflow } from '../../payment/workflow'
import { NotifyAgain } from './notify-again'

failOnConsoleErrors()

const me: User = { username: 'li.na', authorities: [] }
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const order: PaymentOrderDetail = {
  code: 'FK1',
  amount: 100,
  state: 20,
  actual: 0,
  attachments: [],
  debitOrders: [],
  gmtModified: '2026-11-20 10:00:00',
}
const tally = vi.fn<TransitionCalls['tally']>()
const type = {
  ...paymentWorkflow,
  loadTransitions: () =>
    Promise.resolve({
      ...paymentWorkflow,
      check: () => Promise.resolve({ kind: 'no-trace' as const }),
      transitions: { ...paymentWorkflow.transitions, tally: { mutationFn: tally } },
    }),
}
const failure = (kind: 'timeout' | 'rejected') =>
  new ApiError({ name: 'payment_order/tally.json', kind: 'write', failure: msg`failed` }, kind)

/** Tells accounting again from the row; gives what was said of it, and whether a dialog says more. */
async function tellAgain() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  renderInApp(<NotifyAgain type={type} order={order} action="tally" />, { queryClient })
  const button = screen.getByRole('button', { name: 'Notify again' })
  await act(async () => void fireEvent.click(button))
  await eventually(() => expect(tally).toHaveBeenCalledTimes(1))
  await eventually(() => expect(button.getAttribute('aria-busy')).toBe('false'))
  return {
    said: takeNotifications().map(({ message, tone }) => [i18n._(message), tone]),
    hasDialog: currentWarmTip() !== undefined,
  }
}

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask)
  forgetEverybodyBut(undefined)
  takeNotifications()
  clearWarmTips()
  sessionAge.begin()
  tally.mockReset()
})

it('An order whose system is told again from its row is said to be on', async () => {
  tally.mockResolvedValueOnce({ code: 'FK1', state: 30 })
  expect(await tellAgain()).toEqual({ said: [['FK1 was tallied', 'success']], hasDialog: false })
})

it('The second press of a double click tells nobody: by then another row may be in its place', async () => {
  renderInApp(<NotifyAgain type={type} order={order} action="tally" />)
  const press = createEvent.click(screen.getByRole('button', { name: 'Notify again' }), {
    detail: 2,
  })
  await act(async () => void fireEvent(screen.getByRole('button', { name: 'Notify again' }), press))
  expect(tally).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Notify again' }).getAttribute('aria-busy')).toBe(
    'false',
  )
})

it('An order of which nobody knows whether the system was told leads to its page', async () => {
  tally.mockRejectedValueOnce(failure('timeout'))
  expect(await tellAgain()).toEqual({
    said: [['Result unknown: FK1. Its page finds out.', 'warning']],
    hasDialog: true,
  })
})

it('An order whose system was not told is said so by the failure alone', async () => {
  tally.mockRejectedValueOnce(failure('rejected'))
  expect((await tellAgain()).said).toEqual([['failed', 'failure']])
})

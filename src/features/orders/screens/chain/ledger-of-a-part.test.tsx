// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { currentUserOptions } from '@/api/resources/session'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { reversesOfPayment } from './reverses-of-payment'
import { usePaymentLedger } from './use-payment-ledger'

failOnConsoleErrors()

it.each([
  [false, 'known'],
  [true, 'failed'],
])('A ledger of which only a part could be read: %s counts as %s', (isInconsistent, expected) => {
  const user = { username: 'li.na', authorities: [{ code: 'reverse/confirm', url: undefined }] }
  const debit = { code: 'KK1', paymentCode: 'FK1', state: 20, amount: 50, attachments: [] }
  const order = {
    code: 'FK1',
    state: 30,
    amount: 100,
    actual: 50,
    attachments: [],
    debitOrders: [debit],
  }
  const rows = [
    { code: 'CX1', debitCode: 'KK1', paymentCode: 'FK1', state: 20, amount: 50, attachments: [] },
  ]
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  const { queryKey } = reversesOfPayment('FK1', { business: 2 })
  queryClient.setQueryData(queryKey, { rows, total: 2, isInconsistent })
  const wrapper = appWrapper({ queryClient })
  const { result } = renderHook(() => usePaymentLedger(order), { wrapper })
  expect(result.current.reverses).toBe(expected)
})

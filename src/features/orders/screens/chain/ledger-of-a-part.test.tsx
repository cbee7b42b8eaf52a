// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { currentUserOptions } from '@/api/resources/session'
import { CHAIN_ORDER_STATE } from '@/domain/order-states'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { reversesOfPayment } from './reverses-of-payment'
import { usePaymentLedger } from './use-payment-ledger'

failOnConsoleErrors()

const user = { username: 'li.na', authorities: [{ code: 'reverse/confirm', url: undefined }] }
const reverse = { code: 'CX1', debitCode: 'KK1', paymentCode: 'FK1', state: 20, amount: 50 }
const rows: ReverseOrder[] = [reverse]

/** The ledger of an order with one debit, whose reverse orders have been read. */
function ledgerOf(
  debitState: number,
  {
    isInconsistent = false,
    read = rows,
    ...options
  }: { isInconsistent?: boolean; refetch?: boolean; read?: readonly ReverseOrder[] } = {},
) {
  const debit = { code: 'KK1', paymentCode: 'FK1', state: debitState, amount: 50, attachments: [] }
  const order = {
    code: 'FK1',
    state: 30,
    amount: 100,
    actual: 50,
    attachments: [],
    debitOrders: [debit],
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  const { queryKey } = reversesOfPayment('FK1', { business: 2 })
  queryClient.setQueryData(queryKey, { rows: [...read], total: 2, isInconsistent })
  const wrapper = appWrapper({ queryClient })
  return renderHook(() => usePaymentLedger(order, options), { wrapper }).result
}

it.each([
  [false, 'known'],
  [true, 'failed'],
])('A ledger of which only a part could be read: %s counts as %s', (isInconsistent, expected) => {
  expect(ledgerOf(CHAIN_ORDER_STATE.tallied, { isInconsistent }).current.reverses).toBe(expected)
})

it.each([
  ['tallied', 'known'],
  // What was given back has taken it there: without its reverse orders the ledger would lack it.
  ['reversed', 'known'],
  ['submitted', 'unasked'],
] as const)('The reverse orders of a ledger whose only debit is %s are %s', (state, expected) => {
  expect(ledgerOf(CHAIN_ORDER_STATE[state]).current.reverses).toBe(expected)
})

it('A ledger has no reverse orders of payment orders whose codes hold its own', () => {
  const read = [
    reverse,
    { ...reverse, code: 'CX2', debitCode: 'KK2', paymentCode: 'FK12' },
    { ...reverse, code: 'CX3', debitCode: 'KK3', paymentCode: 'XFK1' },
  ]
  const { ledger, reverses } = ledgerOf(CHAIN_ORDER_STATE.reversed, { read }).current
  expect(ledger.lines.map(({ code }) => code)).toEqual(['FK1', 'KK1', 'CX1'])
  expect(ledger).toMatchObject({ givenBack: 50, balance: 100 })
  expect(reverses).toBe('known')
})

it('A reverse order that does not name its payment order is told by its debit order', () => {
  const { paymentCode: _payment, ...nameless } = reverse
  const read = [nameless, { ...nameless, code: 'CX2', debitCode: 'KK2' }]
  const { lines } = ledgerOf(CHAIN_ORDER_STATE.reversed, { read }).current.ledger
  expect(lines.map(({ code }) => code)).toEqual(['FK1', 'KK1', 'CX1'])
})

it('The reverse orders are read again where the person decides by them, however fresh they seem', async () => {
  const fetchList = vi
    .spyOn(reverseOrders, 'fetchList')
    .mockResolvedValue({ rows, total: 1, pageNum: 1, pageSize: 1000 })
  ledgerOf(CHAIN_ORDER_STATE.tallied)
  expect(fetchList).not.toHaveBeenCalled()
  const again = ledgerOf(CHAIN_ORDER_STATE.tallied, { refetch: true, isInconsistent: true })
  await waitFor(() => expect(again.current.reverses).toBe('known'))
  expect(fetchList).toHaveBeenCalledOnce()
  fetchList.mockRestore()
})

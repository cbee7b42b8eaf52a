// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { makeLedger } from './ledger'
import { LedgerTable } from './ledger-table'

vi.mock('../detail/order-code', () => ({ OrderCode: ({ code }: { code: string }) => code }))
failOnConsoleErrors()

it('A ledger has the lines of its order and no other where the server gives a debit twice', () => {
  const debit = { code: 'KK1', paymentCode: 'FK1', state: 20, amount: 50, attachments: [] }
  const tableOf = (debits: number) => {
    const debitOrders = Array.from({ length: debits }, () => debit)
    const order = { code: 'FK1', state: 30, amount: 100, actual: 50, debitOrders }
    return (
      <LedgerTable
        ledger={makeLedger(order, [])}
        settlement={undefined}
        own="FK1"
        isWhole={false}
      />
    )
  }
  const lines = () =>
    within(screen.getByRole('table', { name: 'Ledger' })).getAllByRole('row').length
  const { rerender } = renderInApp(tableOf(3))
  expect(lines()).toBe(1 + 4)
  rerender(tableOf(1))
  expect(lines()).toBe(1 + 2)
  rerender(tableOf(0))
  expect(lines()).toBe(1 + 1)
})

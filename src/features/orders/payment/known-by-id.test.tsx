// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { paymentOrderDetail } from '@/api/contract/payment-order'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { paymentOrderColumns } from './columns'
import { paymentOrderFields } from './fields'
import { PaymentVoucherSheet } from './voucher-sheet'

failOnConsoleErrors()

/** An order of a backend that joins no names to its ids. */
const ORDER = v.parse(paymentOrderDetail, {
  code: 'FK1',
  state: 30,
  amount: 100,
  actual: 100,
  channelId: 99,
  affiliationParkId: 88,
  principalId: 4711,
  affiliationDepartmentCode: 'D9',
})
const SHOWN = { channel: '99', park: '88', principal: '4711', department: 'D9' }

it('An order of which the ids alone are known is called by them in its row', () => {
  const cells = Object.keys(SHOWN).map((id) => {
    const column = paymentOrderColumns.find((one) => one.id === id)
    return [id, column?.accessorFn?.(ORDER, 0)]
  })
  expect(Object.fromEntries(cells)).toEqual(SHOWN)
})

it('An order of which the ids alone are known is called by them on its page', () => {
  const fields = paymentOrderFields(ORDER).map(({ id, text }) => [id, text])
  expect(Object.fromEntries(fields)).toMatchObject(SHOWN)
})

it('An order of which the ids alone are known is called by them on its voucher', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  renderInApp(
    <PaymentVoucherSheet order={ORDER} printedAt="2026-11-22 09:00:00" approval="none" />,
    { queryClient },
  )
  const labels = {
    'Settlement channel': '99',
    Park: '88',
    'Person in charge': '4711',
    Department: 'D9',
  }
  for (const [label, text] of Object.entries(labels)) {
    expect(screen.getByText(label).nextElementSibling?.textContent, label).toBe(text)
  }
})

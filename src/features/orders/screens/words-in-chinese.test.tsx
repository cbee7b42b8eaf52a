// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { currentUserOptions } from '@/api/resources/session'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { debitOrderView } from '../debit/view'
import { PaymentVoucherSheet } from '../payment/voucher-sheet'
import { PickedDebit } from '../reverse/form/picked-debit'
import { amountFields } from '../workflow/common-fields'
import { FieldsSection } from './detail/order-sections'

failOnConsoleErrors()

const order = { code: 'KK1', state: 30, amount: 1_151_200, attachments: [] }
const payment = {
  ...order,
  actual: order.amount,
  channel: null,
  canOnlyConsume: 0 as const,
  debitOrders: [],
}
const paper = { printedAt: '2026-11-22 15:00:00', approval: 'none' } as const
const picked = {
  error: null,
  onRetry: () => undefined,
  unknown: undefined,
  searchError: undefined,
  onSearchAgain: () => undefined,
}

const PLACES: readonly { where: string; element: ReactNode }[] = [
  { where: 'of an order', element: <FieldsSection fields={amountFields(order)} /> },
  {
    where: 'of the debit that is reversed',
    element: <PickedDebit order={order} own={undefined} {...picked} />,
  },
  {
    where: 'on the paper of a payment order',
    element: <PaymentVoucherSheet order={payment} {...paper} />,
  },
  {
    where: 'on the paper of a debit',
    element: <debitOrderView.VoucherSheet order={order} {...paper} />,
  },
]

describe('In another language the words of an amount are said to be Chinese, and nothing beside them is', () => {
  it.each(PLACES)('$where', ({ element }) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    queryClient.setQueryData(currentUserOptions.queryKey, null)
    renderInApp(element, { queryClient })
    const chinese = screen
      .getAllByRole('definition')
      .filter(({ lang }) => lang !== '')
      .map(({ lang, textContent }) => `${lang} ${textContent}`)
    expect(chinese).toEqual([expect.stringMatching(/^zh-CN (人民币)?壹万壹仟伍佰壹拾贰元整$/)])
  })
})

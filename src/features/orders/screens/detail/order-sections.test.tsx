// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentUserOptions } from '@/api/resources/session'
import { debitOrders } from '@/api/resources/debit-orders'
import { renderInApp } from '@/testing/render'
import { debitWorkflow } from '../../debit/workflow'
import { OperationLog } from './order-sections'

test('An entry of the log succeeded or failed; one in an unknown state is neither', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(currentUserOptions.queryKey, null)
  queryClient.setQueryData(
    debitOrders.logsOptions('KK1').queryKey,
    [2, 0, 1].map((state) => ({
      id: String(state),
      bizType: 2,
      step: 'tally',
      state,
      showFront: 1 as const,
    })),
  )
  renderInApp(<OperationLog type={debitWorkflow} code="KK1" people={new Map()} />, { queryClient })
  const entries = screen.getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent?.trim())).toEqual([
    'Notify the accounting systemUnknown state 2',
    'Notify the accounting systemFailed',
    'Notify the accounting systemSucceeded',
  ])
  expect(entries.map(({ dataset }) => dataset['failed'] !== undefined)).toEqual([
    false,
    true,
    false,
  ])
})

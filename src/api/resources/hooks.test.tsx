// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { transport } from '@/api/http/client'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { appWrapper } from '@/testing/render'
import { balance } from '../endpoints'
import { useChannels } from './channels'
import { useDebitOrder, useDebitOrderList, useDebitOrderLog } from './debit-orders'
import { useDepartmentList, useDepartments } from './departments'
import { useParks } from './parks'
import {
  usePaymentOrder,
  usePaymentOrderBudget,
  usePaymentOrderList,
  usePaymentOrderLog,
} from './payment-orders'
import { useRemarkList, useRemarks } from './remarks'
import { useReverseOrder, useReverseOrderList, useReverseOrderLog } from './reverse-orders'
import { useVerifyUserList, useVerifyUsers } from './verify-users'

const PAGE = { pageNum: 1, pageSize: 10 }
const ORDERS = { ...PAGE, business: 1 as const }

/**
 * The hooks of each read of the endpoint table. One that stands in the table and not here does not compile. The export has
 * none: it is a file, whose progress and end are the list's own (features/list/export).
 */
const READS: Record<Exclude<keyof typeof balance, 'paymentOrderExport'>, (() => unknown)[]> = {
  paymentOrderList: [() => usePaymentOrderList(ORDERS)],
  paymentOrderDetail: [() => usePaymentOrder('FK1')],
  paymentOrderBudget: [
    () =>
      usePaymentOrderBudget({ affiliationDepartmentCode: 'D1', feeItemCode: '1', channelId: 1 }),
  ],
  operationLogs: [
    () => usePaymentOrderLog('FK1'),
    () => useDebitOrderLog('KK1'),
    () => useReverseOrderLog('CX1'),
  ],
  debitOrderList: [() => useDebitOrderList(ORDERS)],
  debitOrderDetail: [() => useDebitOrder('KK1')],
  reverseOrderList: [() => useReverseOrderList(ORDERS)],
  reverseOrderDetail: [() => useReverseOrder('CX1')],
  channels: [() => useChannels()],
  parks: [() => useParks()],
  departments: [() => useDepartments()],
  departmentList: [() => useDepartmentList(PAGE)],
  verifyUsers: [() => useVerifyUsers(), () => useVerifyUserList(PAGE)],
  remarks: [() => useRemarks()],
  remarkList: [() => useRemarkList(PAGE)],
}

const reads = Object.entries(READS).flatMap(([call, hooks]) =>
  hooks.map((hook) => [call as keyof typeof READS, hook] as const),
)

it.each(reads)('%s is read by its hook, and not while its page is hidden', async (call, hook) => {
  const request = vi.spyOn(transport, 'request').mockReturnValue(new Promise(() => undefined))
  const page = new PageActivity(false)
  const App = appWrapper({ queryClient: new QueryClient() })
  renderHook(hook, {
    wrapper: ({ children }) => (
      <App>
        <PageActivityContext value={page}>{children}</PageActivityContext>
      </App>
    ),
  })
  expect(request).not.toHaveBeenCalled()
  await act(async () => page.set(true))
  expect(request.mock.calls.map(([endpoint]) => endpoint)).toEqual([balance[call]])
  request.mockRestore()
})

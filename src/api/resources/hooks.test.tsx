// @vitest-environment happy-dom
import { QueryClient, type UseMutationResult } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { transport } from '@/api/http/client'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { appWrapper } from '@/testing/render'
import { balance } from '../endpoints'
import type { WriteName } from '../invalidation'
import { balanceWrites } from '../write-endpoints'
import {
  useSaveDepartment,
  useSaveRemark,
  useUpdateDepartment,
  useUpdateRemark,
  useUpdateVerifyUser,
} from './base-data-writes'
import { useChannels } from './channels'
import {
  useApproveDebitOrder,
  useCancelDebitOrder,
  useSaveDebitOrder,
  useSubmitDebitOrder,
  useTallyDebitOrder,
} from './debit-order-writes'
import { useDebitOrder, useDebitOrderList, useDebitOrderLog } from './debit-orders'
import { useDepartmentList, useDepartments } from './departments'
import { useParks } from './parks'
import {
  useApprovePaymentOrder,
  useCancelPaymentOrder,
  useSavePaymentOrder,
  useSubmitPaymentOrder,
  useTallyPaymentOrder,
  useVerifyPaymentOrder,
} from './payment-order-writes'
import {
  usePaymentOrder,
  usePaymentOrderBudget,
  usePaymentOrderList,
  usePaymentOrderLog,
} from './payment-orders'
import { useRemarkList, useRemarks } from './remarks'
import {
  useApproveReverseOrder,
  useCancelReverseOrder,
  useSaveReverseOrder,
  useSubmitReverseOrder,
  useTallyReverseOrder,
} from './reverse-order-writes'
import { useReverseOrder, useReverseOrderList, useReverseOrderLog } from './reverse-orders'
import { useVerifyUserList, useVerifyUsers } from './verify-users'

const PAGE = { pageNum: 1, pageSize: 10 }
const ORDERS = { ...PAGE, business: 1 as const }

/** By this a repeat of a write is recognised. */
const KEYED = { idempotencyKey: 'key' }
const LOCK = { code: 'FK1', gmtModified: '2026-11-20 10:00:00', ...KEYED }
const DECISION = { ...LOCK, approved: 1 as const }
const DEPARTMENT = { code: 'D1', name: '法务部', valid: 1 as const }
const REMARK = { name: '春节慰问', valid: 1 as const }

function saved<Body>(body: Body) {
  return { body, onceKey: 'draft', ...KEYED }
}

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

interface WriteCall {
  /** its row in the table of what becomes stale */
  row: WriteName
  useSend: () => () => Promise<unknown>
}

/** A write's row, its hook, and what it is called with. */
function write<Output, Variables>(
  row: WriteName,
  useCall: () => UseMutationResult<Output, Error, Variables>,
  variables: Variables,
): WriteCall {
  return {
    row,
    useSend: () => {
      const { mutateAsync } = useCall()
      return () => mutateAsync(variables)
    },
  }
}

/** The hook of each write of the table; one that stands there and not here does not compile. */
const WRITES: Record<keyof typeof balanceWrites, WriteCall> = {
  paymentOrderStaging: write(
    'payment-order/stage',
    useSavePaymentOrder,
    saved({ attachments: [] }),
  ),
  paymentOrderSubmit: write(
    'payment-order/submit',
    useSubmitPaymentOrder,
    saved({ attachments: [] }),
  ),
  paymentOrderApproval: write('payment-order/decide', useApprovePaymentOrder, DECISION),
  paymentOrderCancel: write('payment-order/cancel', useCancelPaymentOrder, LOCK),
  paymentOrderTally: write('payment-order/tally', useTallyPaymentOrder, LOCK),
  paymentOrderVerify: write('payment-order/verify', useVerifyPaymentOrder, LOCK),
  debitOrderStaging: write('debit-order/stage', useSaveDebitOrder, saved({ attachments: [] })),
  debitOrderSubmit: write('debit-order/submit', useSubmitDebitOrder, saved({ attachments: [] })),
  debitOrderApproval: write('debit-order/decide', useApproveDebitOrder, DECISION),
  debitOrderCancel: write('debit-order/cancel', useCancelDebitOrder, LOCK),
  debitOrderTally: write('debit-order/tally', useTallyDebitOrder, LOCK),
  reverseOrderStaging: write('reverse-order/stage', useSaveReverseOrder, saved({})),
  reverseOrderSubmit: write('reverse-order/submit', useSubmitReverseOrder, saved({})),
  reverseOrderApproval: write('reverse-order/decide', useApproveReverseOrder, DECISION),
  reverseOrderCancel: write('reverse-order/cancel', useCancelReverseOrder, LOCK),
  reverseOrderTally: write('reverse-order/tally', useTallyReverseOrder, LOCK),
  departmentSave: write('department/save', useSaveDepartment, saved(DEPARTMENT)),
  departmentUpdate: write('department/update', useUpdateDepartment, {
    ...DEPARTMENT,
    id: 1,
    ...KEYED,
  }),
  remarkSave: write('remark/save', useSaveRemark, saved(REMARK)),
  remarkUpdate: write('remark/update', useUpdateRemark, { ...REMARK, id: 1, ...KEYED }),
  verifyUserUpdate: write('verify-user/update', useUpdateVerifyUser, {
    id: 1,
    username: 'li.na',
    nickName: '李娜',
    type: 1,
    valid: 1,
    ...KEYED,
  }),
}

/** Nothing that is asked for in the test is answered; what it is can be looked at. */
function holdRequests() {
  const request = vi.spyOn(transport, 'request').mockReturnValue(new Promise(() => undefined))
  onTestFinished(() => request.mockRestore())
  return request
}

const reads = Object.entries(READS).flatMap(([call, hooks]) =>
  hooks.map((hook) => [call as keyof typeof READS, hook] as const),
)

it.each(reads)('%s is read by its hook, and not while its page is hidden', async (call, hook) => {
  const request = holdRequests()
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
})

const writes = Object.entries(WRITES).map(
  ([call, written]) => [call as keyof typeof WRITES, written] as const,
)

it.each(writes)(
  '%s is sent by its hook, with its key and its row of what becomes stale',
  async (call, { row, useSend }) => {
    const request = holdRequests()
    const queryClient = new QueryClient()
    const { result } = renderHook(useSend, { wrapper: appWrapper({ queryClient }) })
    await act(async () => void result.current())
    expect(request).toHaveBeenCalledExactlyOnceWith(
      balanceWrites[call],
      expect.objectContaining(KEYED),
    )
    const [mutation] = queryClient.getMutationCache().getAll()
    expect(mutation?.meta?.write).toBe(row)
  },
)

// @vitest-environment happy-dom
import { QueryClient, type UseMutationResult } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { transport } from '@/api/http/client'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { appWrapper } from '@/testing/render'
import { balance } from '../endpoints'
import { STALE_AFTER } from '../invalidation'
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

/** A write's hook, and what it is called with. */
function write<Output, Variables>(
  useCall: () => UseMutationResult<Output, Error, Variables>,
  variables: Variables,
) {
  return () => {
    const { mutateAsync } = useCall()
    return () => mutateAsync(variables)
  }
}

/** The hook of each write of the table; one that stands there and not here does not compile. */
const WRITES: Record<keyof typeof balanceWrites, () => () => Promise<unknown>> = {
  paymentOrderStaging: write(useSavePaymentOrder, saved({ attachments: [] })),
  paymentOrderSubmit: write(useSubmitPaymentOrder, saved({ attachments: [] })),
  paymentOrderApproval: write(useApprovePaymentOrder, DECISION),
  paymentOrderCancel: write(useCancelPaymentOrder, LOCK),
  paymentOrderTally: write(useTallyPaymentOrder, LOCK),
  paymentOrderVerify: write(useVerifyPaymentOrder, LOCK),
  debitOrderStaging: write(useSaveDebitOrder, saved({ attachments: [] })),
  debitOrderSubmit: write(useSubmitDebitOrder, saved({ attachments: [] })),
  debitOrderApproval: write(useApproveDebitOrder, DECISION),
  debitOrderCancel: write(useCancelDebitOrder, LOCK),
  debitOrderTally: write(useTallyDebitOrder, LOCK),
  reverseOrderStaging: write(useSaveReverseOrder, saved({})),
  reverseOrderSubmit: write(useSubmitReverseOrder, saved({})),
  reverseOrderApproval: write(useApproveReverseOrder, DECISION),
  reverseOrderCancel: write(useCancelReverseOrder, LOCK),
  reverseOrderTally: write(useTallyReverseOrder, LOCK),
  departmentSave: write(useSaveDepartment, saved(DEPARTMENT)),
  departmentUpdate: write(useUpdateDepartment, { ...DEPARTMENT, id: 1, ...KEYED }),
  remarkSave: write(useSaveRemark, saved(REMARK)),
  remarkUpdate: write(useUpdateRemark, { ...REMARK, id: 1, ...KEYED }),
  verifyUserUpdate: write(useUpdateVerifyUser, {
    id: 1,
    username: 'li.na',
    nickName: '李娜',
    type: 1,
    valid: 1,
    ...KEYED,
  }),
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

const writes = Object.entries(WRITES).map(
  ([call, hook]) => [call as keyof typeof WRITES, hook] as const,
)

it.each(writes)(
  '%s is sent by its hook, with its key and its row of what becomes stale',
  async (call, hook) => {
    const request = vi.spyOn(transport, 'request').mockReturnValue(new Promise(() => undefined))
    const queryClient = new QueryClient()
    const { result } = renderHook(hook, { wrapper: appWrapper({ queryClient }) })
    await act(async () => void result.current())
    expect(request).toHaveBeenCalledExactlyOnceWith(
      balanceWrites[call],
      expect.objectContaining(KEYED),
    )
    const [mutation] = queryClient.getMutationCache().getAll()
    expect(Object.keys(STALE_AFTER)).toContain(mutation?.meta?.write)
    request.mockRestore()
  },
)

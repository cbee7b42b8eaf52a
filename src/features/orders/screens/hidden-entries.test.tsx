// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { usePageQuery } from '@/platform/use-page-query'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import type { Approval, OrderView } from '../order-type'
import { paymentWorkflow } from '../payment/workflow'
import { TechnicalDetails } from './detail/technical-details'
import { Rejection } from './parts/rejection'
import { OrderVoucher } from './voucher/order-voucher'
import { SelectedVouchers } from './voucher/selected-vouchers'

/** What of an order's log is not for the front is for internal/server users: wherever a part of it shows. */

failOnConsoleErrors()

beforeEach(() => {
  vi.stubGlobal('print', () => undefined)
})
afterEach(() => void vi.unstubAllGlobals())

const entry = (id: string, step: string, content: string, showFront: 0 | 1): OperationLogEntry => ({
  id,
  recordId: 'FK1',
  bizType: 1,
  step,
  content,
  state: 1,
  showFront,
  gmtCreate: '2026-11-21 09:00:00',
  gmtModified: undefined,
  createBy: 'li.na',
  lastModifiedBy: undefined,
})

const order: PaymentOrderDetail = {
  code: 'FK1',
  state: 15,
  amount: 100,
  actual: 100,
  attachments: [],
  debitOrders: [],
}

/** An order of this type whose log is this one. */
function typeWith(log: readonly OperationLogEntry[]) {
  const detail = (code: string) => ({
    ...paymentWorkflow.detail(code),
    queryFn: () => order,
  })
  const logs = (code: string) => ({ ...paymentWorkflow.logs(code), queryFn: () => [...log] })
  return { ...paymentWorkflow, detail, logs, useLog: (code: string) => usePageQuery(logs(code)) }
}

/** Which approval stands on a voucher. */
const Sheet = ({ approval }: { approval: Approval }) => (
  <p>approved: {typeof approval === 'object' ? approval.content : approval}</p>
)

const REJECTED = [
  entry('12', 'reject', 'not for the front', 0),
  entry('11', 'reject', 'for everybody', 1),
]
const APPROVED = [
  entry('22', 'approve', 'not for the front', 0),
  entry('21', 'approve', 'for everybody', 1),
]

const PLACES = [
  {
    place: 'the technical details',
    shows: () => <TechnicalDetails type={typeWith(APPROVED)} order={order} />,
    front: /21 approve/,
    hidden: /22 approve/,
  },
  {
    place: 'the reason of a rejection',
    shows: () => <Rejection type={typeWith(REJECTED)} order={order} />,
    front: /for everybody/,
    hidden: /not for the front/,
  },
  {
    place: 'the voucher of an order',
    shows: () => (
      <OrderVoucher title="Voucher" type={typeWith(APPROVED)} code="FK1" onClose={() => undefined}>
        {(approval) => <Sheet approval={approval} />}
      </OrderVoucher>
    ),
    front: /approved: for everybody/,
    hidden: /approved: not for the front/,
  },
  {
    place: 'the vouchers of selected orders',
    shows: () => {
      const view: Pick<OrderView<PaymentOrderDetail>, 'type' | 'VoucherSheet'> = {
        type: typeWith(APPROVED),
        VoucherSheet: Sheet,
      }
      return <SelectedVouchers view={view} codes={['FK1']} onClose={() => undefined} />
    },
    front: /approved: for everybody/,
    hidden: /approved: not for the front/,
  },
]

function showTo(enterprise: string, shown: React.ReactNode) {
  const user: User = { username: 'zhang.wei', enterprise, authorities: [] }
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  renderInApp(shown, { queryClient })
}

describe.each(PLACES)('$place', ({ shows, front, hidden }) => {
  it('keeps an entry that is not for the front from an applicant', async () => {
    showTo('xinhai', shows())
    expect(await screen.findByText(front)).toBeDefined()
    expect(screen.queryByText(hidden)).toBeNull()
  })

  it('shows it to an internal user', async () => {
    showTo('commonservice', shows())
    expect(await screen.findByText(hidden)).toBeDefined()
  })
})

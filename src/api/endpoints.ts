import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GenericSchema } from 'valibot'
import { channel, department, park, remark, verifyUser } from '@/api/contract/base-data'
import { pageOf, rowsOf, type Page } from '@/api/contract/envelope'
import { operationLog } from '@/api/contract/operation-log'
import { budgetInfo, paymentOrder, paymentOrderDetail } from '@/api/contract/payment-order'
import { movedOrder, savedOrder } from '@/api/contract/order-writes'
import { debitOrder, debitOrderDetail } from '@/api/contract/debit-order'
import { reverseOrder } from '@/api/contract/reverse-order'
import type { Call, Endpoint } from '@/api/http/endpoint'

const BASE = '/api/shopaccount/v1/balance/'

function call(name: string, failure: MessageDescriptor): Call {
  return {
    name,
    path: BASE + name,
    method: 'POST',
    kind: 'read',
    failure,
    needsLogin: true,
    requestOnce: false,
  }
}

function read<Output>(
  name: string,
  failure: MessageDescriptor,
  schema: GenericSchema<unknown, Output>,
): Endpoint<Output> {
  return { ...call(name, failure), reads: 'data', schema }
}

/** A write is sent once: after an unknown outcome it waits until that is known. */
export function write<Output>(
  name: string,
  failure: MessageDescriptor,
  schema: GenericSchema<unknown, Output>,
): Endpoint<Output> {
  return { ...read(name, failure, schema), kind: 'write', requestOnce: true }
}

/** A list with paging. */
export function list<Row>(
  name: string,
  failure: MessageDescriptor,
  row: GenericSchema<unknown, Row>,
): Endpoint<Page<Row>> {
  return { ...call(name, failure), reads: 'envelope', schema: pageOf(row) }
}

/** The same for all three order types. */
const tallyFailed = msg`Failed to notify Hailian again for tallying!`

/** The same for what is chosen from and for what is maintained. */
export const departmentsFailed = msg`Failed to get the list of owning departments!`
export const remarksFailed = msg`Failed to get the list of remarks!`

/**
 * The calls of the balance area, a line each; what only the screens of base data call stands in
 * maintain-endpoints.ts, for it comes with them. See docs/wire-contract.md, "Balance".
 */
export const balance = {
  paymentOrderList: list(
    'payment_order/list.json',
    msg`Failed to query payment orders!`,
    paymentOrder,
  ),
  paymentOrderDetail: read(
    'payment_order/detail.json',
    msg`Failed to get the payment order!`,
    paymentOrderDetail,
  ),
  paymentOrderBudget: read(
    'payment_order/budget/info.json',
    msg`Failed to get the internally settled payment order!`,
    budgetInfo,
  ),
  paymentOrderExport: call('payment_order/list/export', msg`Failed to export payment orders!`),
  paymentOrderStaging: write(
    'payment_order/staging.json',
    msg`Failed to stage the payment order!`,
    savedOrder,
  ),
  paymentOrderSubmit: write(
    'payment_order/submit.json',
    msg`Failed to submit the payment order!`,
    savedOrder,
  ),
  paymentOrderApproval: write(
    'payment_order/approval.json',
    msg`Failed to save the finance approval of the payment order!`,
    movedOrder,
  ),
  paymentOrderCancel: write(
    'payment_order/cancel.json',
    msg`Failed to cancel the payment order!`,
    movedOrder,
  ),
  paymentOrderTally: write('payment_order/tally.json', tallyFailed, movedOrder),
  paymentOrderVerify: write(
    'payment_order/verify.json',
    msg`Failed to notify BCC again for verification!`,
    movedOrder,
  ),
  operationLogs: read(
    'payment_order/logs.json',
    msg`Failed to get the operation log!`,
    rowsOf(operationLog),
  ),
  debitOrderList: list('debit_order/list.json', msg`Failed to query debit orders!`, debitOrder),
  debitOrderDetail: read(
    'debit_order/detail.json',
    msg`Failed to get the debit order!`,
    debitOrderDetail,
  ),
  debitOrderStaging: write(
    'debit_order/staging.json',
    msg`Failed to stage the debit order!`,
    savedOrder,
  ),
  debitOrderSubmit: write(
    'debit_order/submit.json',
    msg`Failed to submit the debit order!`,
    savedOrder,
  ),
  debitOrderApproval: write(
    'debit_order/approval.json',
    msg`Failed to save the finance approval of the debit order!`,
    movedOrder,
  ),
  debitOrderCancel: write(
    'debit_order/cancel.json',
    msg`Failed to cancel the debit order!`,
    movedOrder,
  ),
  debitOrderTally: write('debit_order/tally.json', tallyFailed, movedOrder),
  reverseOrderList: list(
    'reverse_order/list.json',
    msg`Failed to query reverse orders!`,
    reverseOrder,
  ),
  reverseOrderDetail: read(
    'reverse_order/detail.json',
    msg`Failed to get the reverse order!`,
    reverseOrder,
  ),
  reverseOrderStaging: write(
    'reverse_order/staging.json',
    msg`Failed to stage the reverse order!`,
    savedOrder,
  ),
  reverseOrderSubmit: write(
    'reverse_order/submit.json',
    msg`Failed to submit the reverse order!`,
    savedOrder,
  ),
  reverseOrderApproval: write(
    'reverse_order/approval.json',
    msg`Failed to save the finance approval of the reverse order!`,
    movedOrder,
  ),
  reverseOrderCancel: write(
    'reverse_order/cancel.json',
    msg`Failed to cancel the reverse order!`,
    movedOrder,
  ),
  reverseOrderTally: write('reverse_order/tally.json', tallyFailed, movedOrder),
  channels: read('base/channel/list.json', msg`Failed to get the channels!`, rowsOf(channel)),
  parks: read('base/park/list.json', msg`Failed to get the parks!`, rowsOf(park)),
  departments: read('base/department/all.json', departmentsFailed, rowsOf(department)),
  verifyUsers: list(
    'base/verify_user/list.json',
    msg`Failed to query the verification-confirmers!`,
    verifyUser,
  ),
  remarks: read('base/remark/all.json', remarksFailed, rowsOf(remark)),
}

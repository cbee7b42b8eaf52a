import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GenericSchema } from 'valibot'
import {
  channel,
  department,
  park,
  remark,
  validDepartment,
  validRemark,
  verifyUser,
} from '@/api/contract/base-data'
import { pageOf, rowsOf, type Page } from '@/api/contract/envelope'
import { operationLog } from '@/api/contract/operation-log'
import { budgetInfo, paymentOrder, paymentOrderDetail } from '@/api/contract/payment-order'
import { debitOrder, debitOrderDetail } from '@/api/contract/debit-order'
import { reverseOrder } from '@/api/contract/reverse-order'
import type { BalanceCall, BodyOf } from '@/api/contract/requests'
import type { CallWith, Endpoint } from '@/api/http/endpoint'

const BASE = '/api/shopaccount/v1/balance/'

function call<Name extends BalanceCall>(
  name: Name,
  failure: MessageDescriptor,
): CallWith<BodyOf<Name>> {
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

function read<Name extends BalanceCall, Output>(
  name: Name,
  failure: MessageDescriptor,
  schema: GenericSchema<unknown, Output>,
): Endpoint<Output, BodyOf<Name>> {
  return { ...call(name, failure), reads: 'data', schema }
}

/** A write is sent once: after an unknown outcome it waits until that is known. */
export function write<Name extends BalanceCall, Output>(
  name: Name,
  failure: MessageDescriptor,
  schema: GenericSchema<unknown, Output>,
): Endpoint<Output, BodyOf<Name>> {
  return { ...read(name, failure, schema), kind: 'write', requestOnce: true }
}

/** A list with paging. */
function list<Name extends BalanceCall, Row>(
  name: Name,
  failure: MessageDescriptor,
  row: GenericSchema<unknown, Row>,
): Endpoint<Page<Row>, BodyOf<Name>> {
  return { ...call(name, failure), reads: 'envelope', schema: pageOf(row) }
}

/** The same for what is chosen from and for what is maintained. */
const departmentsFailed = msg`Failed to get the list of owning departments!`
const remarksFailed = msg`Failed to get the list of remarks!`

/**
 * The reads of the balance area, a line each; the writes stand in write-endpoints.ts, for they come with
 * the screens that write. See docs/wire-contract.md, "Balance".
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
  channels: read('base/channel/list.json', msg`Failed to get the channels!`, rowsOf(channel)),
  parks: read('base/park/list.json', msg`Failed to get the parks!`, rowsOf(park)),
  departments: read('base/department/all.json', departmentsFailed, rowsOf(validDepartment)),
  departmentList: list('department/list.json', departmentsFailed, department),
  verifyUsers: list(
    'base/verify_user/list.json',
    msg`Failed to query the verification-confirmers!`,
    verifyUser,
  ),
  remarks: read('base/remark/all.json', remarksFailed, rowsOf(validRemark)),
  remarkList: list('remark/list.json', remarksFailed, remark),
}

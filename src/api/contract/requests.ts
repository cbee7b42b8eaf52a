import * as v from 'valibot'
import {
  departmentListRequest,
  departmentSave,
  departmentUpdate,
  remarkListRequest,
  remarkSave,
  remarkUpdate,
  verifyUserListRequest,
  verifyUserUpdate,
} from './base-data-requests'
import { debitOrderWrite, reverseOrderWrite } from './chain-order-writes'
import { debitOrderListRequest } from './debit-order'
import { approvalRequest, cancelRequest } from './order-writes'
import { paymentOrderFilters, paymentOrderListRequest } from './payment-order'
import { paymentOrderWrite } from './payment-order-writes'
import { reverseOrderListRequest } from './reverse-order'
import { integer, optionalInteger, requiredText } from './scalars'

/*
 * What is sent, as far as it does not stand beside what comes back. The application takes the types alone: imported for its values,
 * this file would bring every request schema into the first load.
 */

/** A request of a call that is asked for one order by its code and nothing else: detail, tally, verify. */
export const codeRequest = v.object({ code: requiredText })
export type CodeRequest = v.InferOutput<typeof codeRequest>

/** Whose log is asked for: an order's code, and its type as `bizType`. */
export const logsRequest = v.object({ recordId: requiredText, bizType: integer })

/** Whose budget is asked for, and of which fee item; only internal channels have one. */
export const budgetRequest = v.object({
  affiliationDepartmentCode: requiredText,
  feeItemCode: requiredText,
  channelId: integer,
})
export type BudgetRequest = v.InferOutput<typeof budgetRequest>

/** Which channels are wanted: all, or those of a settlement type. */
export const channelsRequest = v.object({ type: optionalInteger })

/** Which stored file is to be deleted. */
export const fileDeleteRequest = v.object({ id: requiredText })
export type FileDeleteRequest = v.InferOutput<typeof fileDeleteRequest>

const formCredential = v.object({ hqt_token: v.string() })
/** The one credential that is sent in a form; the others go in the query. */
export type FormCredential = v.InferOutput<typeof formCredential>

/** What each call of the balance area is asked, by its name; `undefined` takes no body. */
export const balanceRequests = {
  'payment_order/list.json': paymentOrderListRequest,
  'payment_order/detail.json': codeRequest,
  'payment_order/budget/info.json': budgetRequest,
  'payment_order/list/export': paymentOrderFilters,
  'payment_order/logs.json': logsRequest,
  'payment_order/staging.json': paymentOrderWrite,
  'payment_order/submit.json': paymentOrderWrite,
  'payment_order/approval.json': approvalRequest,
  'payment_order/cancel.json': cancelRequest,
  'payment_order/tally.json': codeRequest,
  'payment_order/verify.json': codeRequest,
  'debit_order/list.json': debitOrderListRequest,
  'debit_order/detail.json': codeRequest,
  'debit_order/staging.json': debitOrderWrite,
  'debit_order/submit.json': debitOrderWrite,
  'debit_order/approval.json': approvalRequest,
  'debit_order/cancel.json': cancelRequest,
  'debit_order/tally.json': codeRequest,
  'reverse_order/list.json': reverseOrderListRequest,
  'reverse_order/detail.json': codeRequest,
  'reverse_order/staging.json': reverseOrderWrite,
  'reverse_order/submit.json': reverseOrderWrite,
  'reverse_order/approval.json': approvalRequest,
  'reverse_order/cancel.json': cancelRequest,
  'reverse_order/tally.json': codeRequest,
  'base/channel/list.json': channelsRequest,
  'base/park/list.json': undefined,
  'base/department/all.json': undefined,
  'base/remark/all.json': undefined,
  'base/verify_user/list.json': verifyUserListRequest,
  'department/list.json': departmentListRequest,
  'department/save.json': departmentSave,
  'department/update.json': departmentUpdate,
  'remark/list.json': remarkListRequest,
  'remark/save.json': remarkSave,
  'remark/update.json': remarkUpdate,
  'verify_user/update.json': verifyUserUpdate,
}

type BalanceRequests = typeof balanceRequests

/** The calls of the balance area. */
export type BalanceCall = keyof BalanceRequests

/** The body of a call of the balance area. One that may be empty may be left out. */
export type BodyOf<Name extends BalanceCall> = BalanceRequests[Name] extends v.GenericSchema
  ? OrNone<v.InferOutput<BalanceRequests[Name]>>
  : undefined

type OrNone<Body> = Partial<Body> extends Body ? Body | undefined : Body

import {
  debitOrderWrites,
  useApproveDebitOrder,
  useCancelDebitOrder,
  useTallyDebitOrder,
} from '@/api/resources/debit-order-writes'
import { debitOrders, useDebitOrder, useDebitOrderLog } from '@/api/resources/debit-orders'
import type { DebitOrderDocument } from '@/api/contract/chain-order-writes'
import { debitOrderListRequest } from '@/api/contract/debit-order'
import { debitLifecycle } from '@/domain/order-lifecycle'
import { CHAIN_ORDER_STATE } from '@/domain/order-states'
import { defineWorkflow } from '../workflow/define-workflow'
import { filledIn } from '../workflow/reconcile/evidence'
import { CHAIN_ORDER_STATES_AFTER } from '../workflow/reconcile/states-after'
import { comparedDebitFields } from './fields'
import { debitType } from './type'

export const debitWorkflow = defineWorkflow(debitType, {
  reads: debitOrders,
  useOrder: useDebitOrder,
  useLog: useDebitOrderLog,
  useTransitionCalls: () => ({
    decide: useApproveDebitOrder().mutateAsync,
    cancel: useCancelDebitOrder().mutateAsync,
    tally: useTallyDebitOrder().mutateAsync,
  }),
  writes: debitOrderWrites,
  listRequest: debitOrderListRequest,
  lifecycle: ({ state }) => debitLifecycle(state),
  comparedFields: comparedDebitFields,
  trace: {
    fields: filledIn<DebitOrderDocument>()(['paymentCode', 'amount', 'remark']),
    filter: 'paymentCode',
    statesAfter: CHAIN_ORDER_STATES_AFTER,
  },
  waitsFor: (state) => (state === CHAIN_ORDER_STATE.submitted ? 'accounting' : undefined),
})

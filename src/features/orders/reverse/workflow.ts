import {
  reverseOrderWrites,
  useApproveReverseOrder,
  useCancelReverseOrder,
  useTallyReverseOrder,
} from '@/api/resources/reverse-order-writes'
import { reverseOrders, useReverseOrder, useReverseOrderLog } from '@/api/resources/reverse-orders'
import type { ReverseOrderDocument } from '@/api/contract/chain-order-writes'
import { reverseOrderListRequest } from '@/api/contract/reverse-order'
import { reverseLifecycle } from '@/domain/order-lifecycle'
import { CHAIN_ORDER_STATE } from '@/domain/order-states'
import { defineWorkflow } from '../workflow/define-workflow'
import { filledIn } from '../workflow/reconcile/evidence'
import { CHAIN_ORDER_STATES_AFTER } from '../workflow/reconcile/states-after'
import { comparedReverseFields } from './fields'
import { reverseType } from './type'

export const reverseWorkflow = defineWorkflow(reverseType, {
  reads: reverseOrders,
  useOrder: useReverseOrder,
  useLog: useReverseOrderLog,
  useTransitionCalls: () => ({
    decide: useApproveReverseOrder().mutateAsync,
    cancel: useCancelReverseOrder().mutateAsync,
    tally: useTallyReverseOrder().mutateAsync,
  }),
  writes: reverseOrderWrites,
  listRequest: reverseOrderListRequest,
  lifecycle: ({ state }) => reverseLifecycle(state),
  comparedFields: comparedReverseFields,
  trace: {
    // The amount is the debit's.
    fields: filledIn<ReverseOrderDocument, 'amount'>()(['debitCode', 'remark']),
    filter: 'debitCode',
    statesAfter: CHAIN_ORDER_STATES_AFTER,
  },
  waitsFor: (state) => (state === CHAIN_ORDER_STATE.submitted ? 'accounting' : undefined),
})

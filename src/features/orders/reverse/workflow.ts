import { reverseOrderWrites } from '@/api/balance/reverse-order-writes'
import { reverseOrders } from '@/api/balance/reverse-orders'
import { reverseOrderListRequest } from '@/api/contract/reverse-order'
import { DEBIT_STATE, reverseLife } from '@/domain/order-states'
import { defineWorkflow } from '../define-workflow'
import { DEBIT_STATES_AFTER } from '../reconcile/states-after'
import { comparedReverseFields } from './reverse-order-fields'
import { reverseType } from './type'

export const reverseWorkflow = defineWorkflow(reverseType, {
  reads: reverseOrders,
  writes: reverseOrderWrites,
  listRequest: reverseOrderListRequest,
  life: ({ state }) => reverseLife(state),
  comparedFields: comparedReverseFields,
  trace: { fields: ['debitCode', 'remark'], filter: 'debitCode', statesAfter: DEBIT_STATES_AFTER },
  waitsFor: (state) => (state === DEBIT_STATE.submitted ? 'accounting' : undefined),
})

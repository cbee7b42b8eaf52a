import {
  paymentOrderWrites,
  useApprovePaymentOrder,
  useCancelPaymentOrder,
  useTallyPaymentOrder,
  useVerifyPaymentOrder,
} from '@/api/resources/payment-order-writes'
import { paymentOrders, usePaymentOrder, usePaymentOrderLog } from '@/api/resources/payment-orders'
import { paymentOrderListRequest } from '@/api/contract/payment-order'
import type { PaymentOrderDocument } from '@/api/contract/payment-order-writes'
import { paymentLifecycle } from '@/domain/order-lifecycle'
import { PAYMENT_STATE } from '@/domain/order-states'
import { settlementOf } from '@/domain/settlement'
import { defineWorkflow } from '../workflow/define-workflow'
import { groupMember } from '../queued-order'
import { filledIn } from '../workflow/reconcile/evidence'
import { PAYMENT_STATES_AFTER } from '../workflow/reconcile/states-after'
import { comparedPaymentFields } from './fields'
import { paymentType } from './type'

export const paymentWorkflow = defineWorkflow(paymentType, {
  reads: paymentOrders,
  useOrder: usePaymentOrder,
  useLog: usePaymentOrderLog,
  useTransitionCalls: () => ({
    decide: useApprovePaymentOrder().mutateAsync,
    cancel: useCancelPaymentOrder().mutateAsync,
    tally: useTallyPaymentOrder().mutateAsync,
    verify: useVerifyPaymentOrder().mutateAsync,
  }),
  writes: paymentOrderWrites,
  listRequest: paymentOrderListRequest,
  groups: (order) => ({
    department: groupMember(order.affiliationDepartmentCode, order.affiliationDepartmentName),
    principal: groupMember(order.principalId, order.principalName),
  }),
  lifecycle: (order) => paymentLifecycle(order.state, settlementOf(order)),
  comparedFields: comparedPaymentFields,
  trace: {
    fields: filledIn<
      PaymentOrderDocument,
      'departmentName' | 'feeItemName' | 'affiliationDepartmentName' | 'principalName'
    >()([
      'channelId',
      'applyCode',
      'applyDate',
      'feeItemCode',
      'amount',
      'ownerName',
      'paymentUnit',
      'paymentUnitAccount',
      'affiliationParkId',
      'affiliationDepartmentCode',
      'principalId',
      'canOnlyConsume',
      'remark',
    ]),
    statesAfter: PAYMENT_STATES_AFTER,
  },
  waitsFor: (state) => {
    if (state === PAYMENT_STATE.submitted) return 'verification'
    return state === PAYMENT_STATE.confirmed ? 'accounting' : undefined
  },
})

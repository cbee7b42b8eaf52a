import { msg } from '@lingui/core/macro'
import { paymentOrders } from '@/api/resources/payment-orders'
import { paymentState } from '@/domain/order-states'
import { paymentRules, type PaymentPosition } from '@/domain/payment-transitions'
import { settlementOf } from '@/domain/settlement'
import { defineOrderType, type OrderTransitions } from '../order-type'

export const paymentType = defineOrderType({
  kind: 'payment',
  names: {
    title: (code) => msg`Payment order ${code}`,
    plural: msg`Payment orders`,
    create: msg`New payment order`,
    missingCode: msg`The address names no payment order.`,
  },
  rules: paymentRules,
  stateOf: (order: PaymentPosition) => paymentState(order.state, settlementOf(order)),
  reads: paymentOrders,
  loadTransitions: async (): Promise<OrderTransitions> =>
    (await import('./workflow')).paymentWorkflow,
})

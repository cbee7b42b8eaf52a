import { msg } from '@lingui/core/macro'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { reverseRules } from '@/domain/chain-order-transitions'
import { CHAIN_ORDER_STATE, reverseState } from '@/domain/order-states'
import { defineOrderType, type OrderTransitions } from '../order-type'

export const reverseType = defineOrderType({
  kind: 'reverse',
  names: {
    title: (code) => msg`Reverse order ${code}`,
    plural: msg`Reverse orders`,
    create: msg`New reverse order`,
    missingCode: msg`The address names no reverse order.`,
  },
  rules: reverseRules,
  stateOf: ({ state }) => reverseState(state),
  // Of a debit there is one reverse that is not cancelled: a copy of that one could never be sent.
  mayCopy: ({ state }) => state === CHAIN_ORDER_STATE.cancelled,
  reads: reverseOrders,
  loadTransitions: async (): Promise<OrderTransitions> =>
    (await import('./workflow')).reverseWorkflow,
})

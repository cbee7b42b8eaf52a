import { msg } from '@lingui/core/macro'
import { debitOrders } from '@/api/resources/debit-orders'
import { debitRules } from '@/domain/chain-order-transitions'
import { debitState } from '@/domain/order-states'
import { defineOrderType, type OrderTransitions } from '../order-type'

export const debitType = defineOrderType({
  kind: 'debit',
  names: {
    title: (code) => msg`Debit order ${code}`,
    plural: msg`Debit orders`,
    create: msg`New debit order`,
    missingCode: msg`The address names no debit order.`,
  },
  rules: debitRules,
  stateOf: ({ state }) => debitState(state),
  createPath: '/debit/order/add',
  reads: debitOrders,
  loadTransitions: async (): Promise<OrderTransitions> =>
    (await import('./workflow')).debitWorkflow,
})

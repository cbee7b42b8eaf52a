import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { debitOrderWrites } from '@/api/balance/debit-order-writes'
import { debitOrders } from '@/api/balance/debit-orders'
import {
  debitOrderListRequest,
  type DebitOrder,
  type DebitOrderDetail,
} from '@/api/contract/debit-order'
import { mayBeApproved, offerDeduction, tallyFailed } from '@/domain/deduction-transitions'
import { DEBIT_STATE, debitLife, debitState } from '@/domain/order-states'
import { LONGEST_QUEUE } from '../confirm/queue-store'
import { withoutApproved } from '../confirm/without-approved'
import { moveNote } from '../move-note'
import type { MovableType, OrderType } from '../order-type'
import { lookForOrder } from '../reconcile/look-for-order'
import { DEBIT_STATES_AFTER } from '../reconcile/states-after'
import { comparedDebitFields } from './debit-order-fields'

/** What moving a debit order on has to know of it, from a row of a list too. */
export const movableDebit: MovableType<DebitOrder> = {
  id: 'debit-order',
  paths: {
    list: '/debit/order/list',
    detail: '/debit/order/detail',
    form: '/debit/order/submit',
    confirmList: '/debit/confirm/list',
    confirm: '/debit/confirm/submit',
  },
  offer: (action, order, actor, log) => offerDeduction('debit', action, order, actor, log),
  passedOver: tallyFailed,
  approvalLog: (order) => (mayBeApproved(order) ? debitOrders.logsOptions(order.code) : undefined),
  moves: debitOrderWrites,
  look: (record, user) =>
    lookForOrder(debitOrders, record, user, {
      fields: ['paymentCode', 'amount', 'remark'],
      statesAfter: DEBIT_STATES_AFTER,
      filters: { paymentCode: record.content?.['paymentCode'] },
    }),
  moveNote: (action, state, code) =>
    moveNote(action, code, state === DEBIT_STATE.submitted ? 'accounting' : undefined),
}

/** What is special about a debit order, for the screens that all order types share. */
export const debitOrderType: OrderType<DebitOrderDetail> = {
  ...movableDebit,
  title: (code) => msg`Debit order ${code}`,
  namesNone: msg`The address names no debit order.`,
  detail: debitOrders.detailOptions,
  logs: debitOrders.logsOptions,
  rulesReadLog: true,
  fetchFresh: (code) => debitOrders.fetchDetail(code, { fresh: true }),
  fetchQueue: async (request) => {
    const { rows } = await debitOrders.fetchList(
      v.parse(debitOrderListRequest, { ...request, pageNum: 1, pageSize: LONGEST_QUEUE }),
    )
    const waiting = await withoutApproved(rows, debitOrders.fetchLogs)
    return waiting.map(({ code }) => code)
  },
  isWaiting: ({ state }) => state === DEBIT_STATE.submitted,
  stateOf: ({ state }) => debitState(state),
  life: ({ state }) => debitLife(state),
  comparedFields: comparedDebitFields,
  writeName: (action) =>
    action === 'approve' || action === 'reject' || action === 'verify'
      ? 'debit-order/decide'
      : `debit-order/${action}`,
  release: ({ action, onceKey }) => debitOrderWrites.release(action, onceKey),
}

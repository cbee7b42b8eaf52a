import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { reverseOrderWrites } from '@/api/balance/reverse-order-writes'
import { reverseOrders } from '@/api/balance/reverse-orders'
import { reverseOrderListRequest, type ReverseOrder } from '@/api/contract/reverse-order'
import { mayBeApproved, offerDeduction, tallyFailed } from '@/domain/deduction-transitions'
import { DEBIT_STATE, reverseLife, reverseState } from '@/domain/order-states'
import { LONGEST_QUEUE } from '../confirm/queue-store'
import { withoutApproved } from '../confirm/without-approved'
import { moveNote } from '../move-note'
import type { MovableType, OrderType } from '../order-type'
import { lookForOrder } from '../reconcile/look-for-order'
import { DEBIT_STATES_AFTER } from '../reconcile/states-after'
import { comparedReverseFields } from './reverse-order-fields'

/** What moving a reverse order on has to know of it, from a row of a list too. */
export const movableReverse: MovableType<ReverseOrder> = {
  id: 'reverse-order',
  paths: {
    list: '/reverse/order/list',
    detail: '/reverse/order/detail',
    form: '/reverse/order/submit',
    confirmList: '/reverse/confirm/list',
    confirm: '/reverse/confirm/submit',
  },
  offer: (action, order, actor, log) => offerDeduction('reverse', action, order, actor, log),
  passedOver: tallyFailed,
  approvalLog: (order) =>
    mayBeApproved(order) ? reverseOrders.logsOptions(order.code) : undefined,
  moves: reverseOrderWrites,
  look: (record, user) =>
    lookForOrder(reverseOrders, record, user, {
      fields: ['debitCode', 'remark'],
      statesAfter: DEBIT_STATES_AFTER,
      filters: { debitCode: record.content?.['debitCode'] },
    }),
  moveNote: (action, state, code) =>
    moveNote(action, code, state === DEBIT_STATE.submitted ? 'accounting' : undefined),
}

/** What is special about a reverse order, for the screens that all order types share. */
export const reverseOrderType: OrderType<ReverseOrder> = {
  ...movableReverse,
  title: (code) => msg`Reverse order ${code}`,
  namesNone: msg`The address names no reverse order.`,
  detail: reverseOrders.detailOptions,
  logs: reverseOrders.logsOptions,
  rulesReadLog: true,
  fetchFresh: (code) => reverseOrders.fetchDetail(code, { fresh: true }),
  fetchQueue: async (request) => {
    const { rows } = await reverseOrders.fetchList(
      v.parse(reverseOrderListRequest, { ...request, pageNum: 1, pageSize: LONGEST_QUEUE }),
    )
    const waiting = await withoutApproved(rows, reverseOrders.fetchLogs)
    return waiting.map(({ code }) => code)
  },
  isWaiting: ({ state }) => state === DEBIT_STATE.submitted,
  stateOf: ({ state }) => reverseState(state),
  life: ({ state }) => reverseLife(state),
  comparedFields: comparedReverseFields,
  writeName: (action) =>
    action === 'approve' || action === 'reject' || action === 'verify'
      ? 'reverse-order/decide'
      : `reverse-order/${action}`,
  release: ({ action, onceKey }) => reverseOrderWrites.release(action, onceKey),
}

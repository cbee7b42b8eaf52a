import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import {
  cancelPaymentOrder,
  decidePaymentOrder,
  releasePaymentOrderWrite,
  tallyPaymentOrder,
  verifyPaymentOrder,
} from '@/api/balance/payment-order-writes'
import {
  fetchPaymentOrder,
  fetchPaymentOrders,
  paymentOrderDetailOptions,
  paymentOrderLogsOptions,
} from '@/api/balance/payment-orders'
import {
  paymentOrderListRequest,
  type PaymentOrder,
  type PaymentOrderDetail,
} from '@/api/contract/payment-order'
import { PAYMENT_STATE, paymentState } from '@/domain/order-states'
import { isVerifying, offerPayment } from '@/domain/payment-transitions'
import { settlementOf } from '@/domain/settlement'
import { LONGEST_QUEUE } from '../confirm/queue-store'
import type { MovableType, OrderType } from '../order-type'
import { lookForPaymentWrite } from './find-payment-write'
import { comparedPaymentFields } from './payment-order-fields'
import { paymentMoveNote } from './payment-move-note'

/** What moving a payment order on has to know of it, from a row of a list too. */
export const movablePayment: MovableType<PaymentOrder> = {
  id: 'payment-order',
  paths: {
    detail: '/payment/order/detail',
    form: '/payment/order/submit',
    confirmList: '/payment/confirm/list',
    confirm: '/payment/confirm/submit',
  },
  offer: offerPayment,
  passedOver: (order) =>
    isVerifying(order) ? msg`Waiting for the verification system` : undefined,
  moves: {
    decide: decidePaymentOrder,
    cancel: cancelPaymentOrder,
    tally: tallyPaymentOrder,
    verify: verifyPaymentOrder,
  },
  look: lookForPaymentWrite,
  moveNote: paymentMoveNote,
}

/** What is special about a payment order, for the screens that all order types share. */
export const paymentOrderType: OrderType<PaymentOrderDetail> = {
  ...movablePayment,
  title: (code) => msg`Payment order ${code}`,
  detail: paymentOrderDetailOptions,
  logs: paymentOrderLogsOptions,
  fetchFresh: (code) => fetchPaymentOrder(code, { fresh: true }),
  fetchQueue: async (request) => {
    const { rows } = await fetchPaymentOrders(
      v.parse(paymentOrderListRequest, { ...request, pageNum: 1, pageSize: LONGEST_QUEUE }),
    )
    return rows.filter((order) => !isVerifying(order)).map(({ code }) => code)
  },
  isWaiting: ({ state }) => state === PAYMENT_STATE.submitted,
  stateOf: (order) => paymentState(order.state, settlementOf(order)),
  comparedFields: comparedPaymentFields,
  writeName: (action) =>
    `payment-order/${action === 'approve' || action === 'reject' ? 'decide' : action}`,
  release: ({ action, onceKey }) => releasePaymentOrderWrite(action, onceKey),
}

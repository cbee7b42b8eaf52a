import { msg } from '@lingui/core/macro'
import {
  cancelPaymentOrder,
  decidePaymentOrder,
  releasePaymentOrderWrite,
  tallyPaymentOrder,
  verifyPaymentOrder,
} from '@/api/balance/payment-order-writes'
import {
  fetchPaymentOrder,
  paymentOrderDetailOptions,
  paymentOrderLogsOptions,
} from '@/api/balance/payment-orders'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { paymentState } from '@/domain/order-states'
import { isVerifying, offerPayment } from '@/domain/payment-transitions'
import { settlementOf } from '@/domain/settlement'
import type { OrderType } from '../order-type'
import { lookForPaymentWrite } from './find-payment-write'
import { paymentMoveNote } from './payment-move-note'
import { comparedPaymentFields, paymentOrderFields } from './payment-order-fields'

/** What is special about a payment order, for the screens that all order types share. */
export const paymentOrderType: OrderType<PaymentOrderDetail> = {
  id: 'payment-order',
  title: (code) => msg`Payment order ${code}`,
  paths: {
    detail: '/payment/order/detail',
    form: '/payment/order/submit',
    confirmList: '/payment/confirm/list',
    confirm: '/payment/confirm/submit',
  },
  confirmArea: 'payment/confirm',
  detail: paymentOrderDetailOptions,
  logs: paymentOrderLogsOptions,
  fetchFresh: (code) => fetchPaymentOrder(code, { fresh: true }),
  offer: offerPayment,
  stateOf: (order) => paymentState(order.state, settlementOf(order)),
  fields: paymentOrderFields,
  comparedFields: comparedPaymentFields,
  passedOver: (order) =>
    isVerifying(order) ? msg`Waiting for the verification system` : undefined,
  moves: {
    decide: decidePaymentOrder,
    cancel: cancelPaymentOrder,
    tally: tallyPaymentOrder,
    verify: verifyPaymentOrder,
  },
  moveNote: paymentMoveNote,
  writeName: (action) =>
    `payment-order/${action === 'approve' || action === 'reject' ? 'decide' : action}`,
  look: lookForPaymentWrite,
  release: ({ action, onceKey }) => releasePaymentOrderWrite(action, onceKey),
}

import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { paymentOrderWrites } from '@/api/balance/payment-order-writes'
import { paymentOrders } from '@/api/balance/payment-orders'
import {
  paymentOrderListRequest,
  type PaymentOrder,
  type PaymentOrderDetail,
} from '@/api/contract/payment-order'
import { PAYMENT_STATE, paymentLife, paymentState } from '@/domain/order-states'
import { isVerifying, offerPayment, waitsForVerification } from '@/domain/payment-transitions'
import { settlementOf } from '@/domain/settlement'
import { LONGEST_QUEUE } from '../confirm/queue-store'
import { moveNote } from '../move-note'
import type { MovableType, OrderType } from '../order-type'
import { lookForOrder } from '../reconcile/look-for-order'
import { PAYMENT_STATES_AFTER } from '../reconcile/states-after'
import { comparedPaymentFields } from './payment-order-fields'

/** The fields of a payment order that a person fills in. */
const DOCUMENT_FIELDS = [
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
] as const satisfies readonly (keyof PaymentOrder)[]

/** What moving a payment order on has to know of it, from a row of a list too. */
export const movablePayment: MovableType<PaymentOrder> = {
  id: 'payment-order',
  paths: {
    list: '/payment/order/list',
    detail: '/payment/order/detail',
    form: '/payment/order/submit',
    confirmList: '/payment/confirm/list',
    confirm: '/payment/confirm/submit',
  },
  offer: offerPayment,
  passedOver: waitsForVerification,
  moves: paymentOrderWrites,
  look: (record, user) =>
    lookForOrder(paymentOrders, record, user, {
      fields: DOCUMENT_FIELDS,
      statesAfter: PAYMENT_STATES_AFTER,
    }),
  moveNote: (action, state, code) =>
    moveNote(
      action,
      code,
      state === PAYMENT_STATE.submitted
        ? 'verification'
        : state === PAYMENT_STATE.confirmed
          ? 'accounting'
          : undefined,
    ),
}

/** What is special about a payment order, for the screens that all order types share. */
export const paymentOrderType: OrderType<PaymentOrderDetail> = {
  ...movablePayment,
  title: (code) => msg`Payment order ${code}`,
  namesNone: msg`The address names no payment order.`,
  detail: paymentOrders.detailOptions,
  logs: paymentOrders.logsOptions,
  rulesReadLog: false,
  fetchFresh: (code) => paymentOrders.fetchDetail(code, { fresh: true }),
  fetchQueue: async (request) => {
    const { rows } = await paymentOrders.fetchList(
      v.parse(paymentOrderListRequest, { ...request, pageNum: 1, pageSize: LONGEST_QUEUE }),
    )
    return rows.filter((order) => !isVerifying(order)).map(({ code }) => code)
  },
  isWaiting: ({ state }) => state === PAYMENT_STATE.submitted,
  stateOf: (order) => paymentState(order.state, settlementOf(order)),
  life: (order) => paymentLife(order.state, settlementOf(order)),
  comparedFields: comparedPaymentFields,
  writeName: (action) =>
    `payment-order/${action === 'approve' || action === 'reject' ? 'decide' : action}`,
  release: ({ action, onceKey }) => paymentOrderWrites.release(action, onceKey),
}

import { mutationOptions } from '@tanstack/react-query'
import type { ApprovalRequest, CancelRequest } from '@/api/contract/order-writes'
import type { PaymentOrderWrite } from '@/api/contract/payment-order-writes'
import { transport } from '@/api/transport/client'
import type { Call } from '@/api/transport/endpoint'
import type { OrderAction } from '@/domain/transitions'
import { balance } from './endpoints'

/** A document to be staged or submitted. */
export interface SavePaymentOrder {
  body: PaymentOrderWrite
  /** the code of an existing order, the draft's id of a new one: what the write is sent once for */
  onceKey: string
}

/** Saves a document as it is. Answers its code. */
export const stagePaymentOrder = mutationOptions({
  mutationFn: (save: SavePaymentOrder) => transport.request(balance.paymentOrderStaging, save),
  meta: { write: 'payment-order/stage' },
})

/** Submits a document for review. Answers its code; a refusal may name the field. */
export const submitPaymentOrder = mutationOptions({
  mutationFn: (save: SavePaymentOrder) => transport.request(balance.paymentOrderSubmit, save),
  meta: { write: 'payment-order/submit' },
})

/**
 * Approves or rejects. An approval that an outside system did not answer succeeds with the state it
 * reached, so the state has to be looked at.
 */
export const decidePaymentOrder = mutationOptions({
  mutationFn: (body: ApprovalRequest) => transport.request(balance.paymentOrderApproval, { body }),
  meta: { write: 'payment-order/decide' },
})

export const cancelPaymentOrder = mutationOptions({
  mutationFn: (body: CancelRequest) => transport.request(balance.paymentOrderCancel, { body }),
  meta: { write: 'payment-order/cancel' },
})

/** Tells the accounting system again. The answer's state says whether it took it. */
export const tallyPaymentOrder = mutationOptions({
  mutationFn: (body: { code: string }) => transport.request(balance.paymentOrderTally, { body }),
  meta: { write: 'payment-order/tally' },
})

/** Tells the verification system again. The answer's state says whether it took it. */
export const verifyPaymentOrder = mutationOptions({
  mutationFn: (body: { code: string }) => transport.request(balance.paymentOrderVerify, { body }),
  meta: { write: 'payment-order/verify' },
})

const CALLS: Readonly<Record<OrderAction, Call>> = {
  stage: balance.paymentOrderStaging,
  submit: balance.paymentOrderSubmit,
  approve: balance.paymentOrderApproval,
  reject: balance.paymentOrderApproval,
  verify: balance.paymentOrderVerify,
  tally: balance.paymentOrderTally,
  cancel: balance.paymentOrderCancel,
}

/** The outcome of a write is known now: it may be sent again. */
export function releasePaymentOrderWrite(action: OrderAction, onceKey: string): void {
  transport.releaseOnce(CALLS[action], onceKey)
}

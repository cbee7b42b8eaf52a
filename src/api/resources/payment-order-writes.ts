import { mutationOptions } from '@tanstack/react-query'
import type { PaymentOrderWrite } from '@/api/contract/payment-order-writes'
import { transport } from '@/api/http/client'
import type { OrderAction } from '@/domain/transitions'
import { balance } from '../endpoints'
import type { WriteName } from '../invalidation'
import { keyOf, orderWrites } from './order-writes'

const writes = orderWrites<PaymentOrderWrite, 'payment'>({
  kind: 'payment',
  staging: balance.paymentOrderStaging,
  submit: balance.paymentOrderSubmit,
  approval: balance.paymentOrderApproval,
  cancel: balance.paymentOrderCancel,
  tally: balance.paymentOrderTally,
})

/** What is written of payment orders: as of every type, and the verification. */
export const paymentOrderWrites = {
  ...writes,
  /** Tells the verification system again. The answer's state says whether it took it. */
  verify: mutationOptions({
    mutationFn: (body: { code: string }, { meta }) =>
      transport.request(balance.paymentOrderVerify, { body, ...keyOf(meta) }),
    meta: { write: 'payment-order/verify' },
  }),
  writeName: (action: OrderAction): WriteName =>
    action === 'verify' ? 'payment-order/verify' : writes.writeName(action),
  callOf: (action: OrderAction) =>
    action === 'verify' ? balance.paymentOrderVerify : writes.callOf(action),
  release: (action: OrderAction, onceKey: string): void => {
    if (action === 'verify') transport.releaseOnce(balance.paymentOrderVerify, onceKey)
    else writes.release(action, onceKey)
  },
}

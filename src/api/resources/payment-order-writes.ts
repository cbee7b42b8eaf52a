import { mutationOptions, useMutation } from '@tanstack/react-query'
import type { CodeRequest } from '@/api/contract/requests'
import type { PaymentOrderWrite } from '@/api/contract/payment-order-writes'
import { transport } from '@/api/http/client'
import type { OrderAction } from '@/domain/transitions'
import { balanceWrites } from '../write-endpoints'
import type { WriteName } from '../invalidation'
import { orderWrites, type Keyed } from './order-writes'

const writes = orderWrites<PaymentOrderWrite, 'payment'>({
  kind: 'payment',
  staging: balanceWrites.paymentOrderStaging,
  submit: balanceWrites.paymentOrderSubmit,
  approval: balanceWrites.paymentOrderApproval,
  cancel: balanceWrites.paymentOrderCancel,
  tally: balanceWrites.paymentOrderTally,
})

/** What is written of payment orders: as of every type, and the verification. */
export const paymentOrderWrites = {
  ...writes,
  /** Tells the verification system again. The answer's state says whether it took it. */
  verify: mutationOptions({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<CodeRequest>) =>
      transport.request(balanceWrites.paymentOrderVerify, { body, idempotencyKey }),
    meta: { write: 'payment-order/verify' },
  }),
  writeName: (action: OrderAction): WriteName =>
    action === 'verify' ? 'payment-order/verify' : writes.writeName(action),
  callOf: (action: OrderAction) =>
    action === 'verify' ? balanceWrites.paymentOrderVerify : writes.callOf(action),
  release: (action: OrderAction, onceKey: string): void => {
    if (action === 'verify') transport.releaseOnce(balanceWrites.paymentOrderVerify, onceKey)
    else writes.release(action, onceKey)
  },
}

export const useSavePaymentOrder = () => useMutation(paymentOrderWrites.stage)
export const useSubmitPaymentOrder = () => useMutation(paymentOrderWrites.submit)
/** Approves or rejects. */
export const useApprovePaymentOrder = () => useMutation(paymentOrderWrites.decide)
export const useCancelPaymentOrder = () => useMutation(paymentOrderWrites.cancel)
export const useTallyPaymentOrder = () => useMutation(paymentOrderWrites.tally)
export const useVerifyPaymentOrder = () => useMutation(paymentOrderWrites.verify)

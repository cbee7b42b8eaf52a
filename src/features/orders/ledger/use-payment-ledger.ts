import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askFor } from '@/api/ask'
import { reversesOfPaymentOptions } from '@/api/balance/reverse-orders'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { DEBIT_STATE } from '@/domain/order-states'
import { usePageActive } from '@/shell/kept-pages/page-context'
import { useUser } from '@/session/use-user'
import { makeLedger, type Ledger } from './ledger'
import { reverseChainBusiness } from './reverse-chain'

interface PaymentLedger {
  ledger: Ledger
  /** of the reverse orders; `unasked` where there can be none, or the person has no list of all of them */
  reverses: 'unasked' | 'loading' | 'failed' | 'known'
  retry: () => void
}

/**
 * The ledger of a payment order. It is there at once and adds up without its reverse orders too; they
 * put names to what was given back.
 *
 * @param anew reads the reverse orders again even when those in the cache are fresh
 */
export function usePaymentLedger(order: PaymentOrderDetail, { anew = false } = {}): PaymentLedger {
  const queryClient = useQueryClient()
  const isActive = usePageActive()
  const business = reverseChainBusiness(useUser())
  // Only what was tallied can be reversed.
  const hasReversible = order.debitOrders.some(
    ({ state }) => state === DEBIT_STATE.tallied || state === DEBIT_STATE.reversed,
  )
  const isAsked = business !== undefined && hasReversible
  const options = reversesOfPaymentOptions(order.code, business ?? 2)
  const { data, error } = useQuery({
    ...options,
    ...(anew ? { staleTime: 0 } : {}),
    enabled: isAsked,
    subscribed: isActive,
  })
  const known = isAsked ? data : undefined
  return {
    ledger: makeLedger(order, known?.rows),
    reverses: !isAsked ? 'unasked' : known ? 'known' : error ? 'failed' : 'loading',
    retry: () => void askFor(queryClient, options, { anew: true }).catch(() => undefined),
  }
}

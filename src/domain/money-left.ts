import { PAYMENT_STATE } from './order-states'

/**
 * What is left to debit of a payment order, in cents; undefined for a cancelled one, which grants
 * nothing, whatever figure stands on it. See docs/domain/orders.md, "Payment order".
 */
export function moneyLeft({
  state,
  actual,
}: {
  state: number
  actual: number
}): number | undefined {
  return state === PAYMENT_STATE.cancelled ? undefined : actual
}

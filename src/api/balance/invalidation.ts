import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { paymentOrderKeys } from './payment-orders'

const { lists, details, logs, budgets } = paymentOrderKeys

/**
 * Which write makes which answers stale: the one table. Whole groups and not single orders, because a
 * write moves its neighbours in the chain too, and what nobody looks at costs nothing until it is
 * looked at. See docs/wire-contract.md, "What a write makes stale".
 */
export const STALE_AFTER = {
  'payment-order/stage': [lists, details, logs],
  'payment-order/submit': [lists, details, logs, budgets],
  'payment-order/decide': [lists, details, logs, budgets],
  'payment-order/cancel': [lists, details, logs, budgets],
  'payment-order/verify': [lists, details, logs, budgets],
  'payment-order/tally': [lists, details, logs],
} as const satisfies Record<string, readonly QueryKey[]>

/** A write by its row in the table. */
export type WriteName = keyof typeof STALE_AFTER

/**
 * Marks what a write made stale; what shows is read again at once, the rest when it is next looked
 * at. Also after a write that failed: the refusal of a stale one says that something has changed.
 */
export function markStale(queryClient: QueryClient, write: WriteName): void {
  for (const queryKey of STALE_AFTER[write]) void queryClient.invalidateQueries({ queryKey })
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { write?: WriteName }
  }
}

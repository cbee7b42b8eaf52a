import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { baseKeys } from './resources/base-data'
import { orderKeys } from './resources/order-reads'
import { BUDGETS } from './resources/payment-orders'

const payment = orderKeys('payment')
const debit = orderKeys('debit')
const reverse = orderKeys('reverse')

const ownPayment = [payment.lists, payment.details, payment.logs]
const ownDebit = [debit.lists, debit.details, debit.logs]
const ownReverse = [reverse.lists, reverse.details, reverse.logs]

/** A payment order's detail lists its debits; a debit's detail shows its reverse. */
const debitIsListed = [...ownDebit, payment.details]
const reverseIsListed = [...ownReverse, debit.details]
/** A debit that is tallied lowers what its payment order has left, and may use it up. */
const debitTakes = [...debitIsListed, payment.lists]
/** A reverse that is tallied gives it back, and moves its debit on. */
const reverseGivesBack = [...reverseIsListed, debit.lists, payment.lists, payment.details]

/** What is maintained, and at once what every open form and filter lets a person choose from. */
const departments = [baseKeys('department').everything]
const remarks = [baseKeys('remark').everything]
const verifyUsers = [baseKeys('verify-user').everything]

/**
 * Which write makes which answers stale: the one table. Whole groups and not single orders, because a
 * write moves its neighbours in the chain too, and what nobody looks at costs nothing until it is
 * looked at. See docs/wire-contract.md, "What a write makes stale".
 */
export const STALE_AFTER = {
  'payment-order/stage': ownPayment,
  'payment-order/submit': [...ownPayment, BUDGETS],
  'payment-order/decide': [...ownPayment, BUDGETS],
  'payment-order/cancel': [...ownPayment, BUDGETS],
  'payment-order/verify': [...ownPayment, BUDGETS],
  'payment-order/tally': ownPayment,
  'debit-order/stage': debitIsListed,
  'debit-order/submit': debitIsListed,
  'debit-order/decide': debitTakes,
  'debit-order/cancel': debitIsListed,
  'debit-order/tally': debitTakes,
  'reverse-order/stage': reverseIsListed,
  'reverse-order/submit': reverseIsListed,
  'reverse-order/decide': reverseGivesBack,
  'reverse-order/cancel': reverseIsListed,
  'reverse-order/tally': reverseGivesBack,
  'department/save': departments,
  'department/update': departments,
  'remark/save': remarks,
  'remark/update': remarks,
  'verify-user/update': verifyUsers,
} as const satisfies Record<string, readonly QueryKey[]>

/** A write by its row in the table. */
export type WriteName = keyof typeof STALE_AFTER

/**
 * Marks what a write made stale; what shows is read again at once, the rest when it is next looked
 * at. Also after a write that failed: the refusal of a stale one says that something has changed.
 */
export function markStale(queryClient: QueryClient, write: WriteName): void {
  for (const queryKey of STALE_AFTER[write]) {
    const underWay = queryClient
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching' })
      .map((query) => ({ query, answer: query.promise }))
    void queryClient.invalidateQueries({ queryKey })
    for (const { query, answer } of underWay) {
      // What shows is asked for anew; a first read, and one ahead, goes on: its answer may be of before the write.
      const again = () => {
        // Several writes may have waited for the one answer.
        if (query.state.isInvalidated || query.state.fetchStatus !== 'idle') return
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
      }
      if (query.promise === answer) answer?.then(again, () => undefined)
    }
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      write?: WriteName
    }
  }
}

import { markStale } from '@/api/balance/invalidation'
import { isOrderAction } from '@/domain/transitions'
import type { ReconciledKind } from '@/features/writes/use-reconciliation'
import { writeOfPerson } from '@/session/person-storage'
import { remarkDraftName } from '../confirm/remark-draft'
import type { OrderBase, OrderType } from '../order-type'

/** What reconciling has to know of an order type. */
export function reconciledOrder<Order extends OrderBase>({
  id,
  look,
  release,
  writeName,
}: Pick<OrderType<Order>, 'id' | 'look' | 'release' | 'writeName'>): ReconciledKind {
  return {
    look,
    release: ({ action, onceKey }) => {
      if (isOrderAction(action)) release({ action, onceKey })
    },
    markStale: (queryClient, { action }) => {
      if (isOrderAction(action)) markStale(queryClient, writeName(action))
    },
    onDone: (username, { action, onceKey }) => {
      const isDecision = action === 'approve' || action === 'reject'
      if (isDecision) writeOfPerson(username, remarkDraftName(id, onceKey), undefined)
    },
  }
}

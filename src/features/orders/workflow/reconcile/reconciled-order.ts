import { markStale } from '@/api/invalidation'
import { isOrderAction } from '@/domain/transitions'
import type { ReconciledKind } from '@/features/writes/use-reconciliation'
import { writeUserValue } from '@/session/user-storage'
import { remarkDraftName } from '../queue-store'
import type { OrderBase, OrderWorkflow } from '../../order-type'

/** What reconciling has to know of an order type. */
export function reconciledOrder<Order extends OrderBase>({
  id,
  check,
  release,
  writeName,
  fetchFresh,
}: Pick<
  OrderWorkflow<Order>,
  'id' | 'check' | 'release' | 'writeName' | 'fetchFresh'
>): ReconciledKind {
  return {
    check,
    release: ({ action, onceKey }) => {
      if (isOrderAction(action)) release({ action, onceKey })
    },
    markStale: (queryClient, { action }) => {
      if (isOrderAction(action)) markStale(queryClient, writeName(action))
    },
    // A staged order can be typed on; of a submitted one what was typed since is another document.
    laterDraft: async ({ action }, code) => {
      if (action !== 'stage') return undefined
      const saved = await fetchFresh(code).catch(() => undefined)
      return { document: `${id}.${code}`, seen: saved?.gmtModified }
    },
    onDone: (username, { action, onceKey }) => {
      const isDecision = action === 'approve' || action === 'reject'
      if (isDecision) writeUserValue(username, remarkDraftName(id, onceKey), undefined)
    },
  }
}

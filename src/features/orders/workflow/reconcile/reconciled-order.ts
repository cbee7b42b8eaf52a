import { hashKey } from '@tanstack/react-query'
import { markStale } from '@/api/invalidation'
import { isOrderAction } from '@/domain/transitions'
import type { ReconciledKind } from '@/features/writes/use-reconciliation'
import { writeUserValue } from '@/session/user-storage'
import { formDocument } from '../draft-names'
import { tellOrderDone } from '../done-orders'
import { decisionOutcome, recordFoundDone } from '../queue-results'
import { remarkDraftName } from '../queue-store'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { versionOfSent } from './evidence'

/** What reconciling has to know of an order type. */
export function reconciledOrder<Order extends OrderBase>({
  id,
  check,
  release,
  writeName,
  fetchFresh,
  holds,
  detail,
}: Pick<
  OrderWorkflow<Order>,
  'id' | 'check' | 'release' | 'writeName' | 'fetchFresh' | 'holds' | 'detail'
>): ReconciledKind {
  return {
    check,
    release: ({ action, onceKey }) => {
      if (isOrderAction(action)) release({ action, onceKey })
    },
    markStale: (queryClient, { action }) => {
      if (isOrderAction(action)) markStale(queryClient, writeName(action))
    },
    isMoved: (queryHash, data, { code, base }) => {
      if (code === undefined || queryHash !== hashKey(detail(code).queryKey)) return false
      return data !== undefined && (data as Order).gmtModified !== base
    },
    // A staged order can be typed on; of a submitted one what was typed since is another document.
    laterDraft: async ({ action, content = {} }, code) => {
      if (action !== 'stage') return undefined
      const saved = await fetchFresh(code).catch(() => undefined)
      const seen = saved && versionOfSent(saved, holds(saved, content))
      return { document: formDocument({ id }, code), seen }
    },
    onDone: (username, { action, onceKey }) => {
      if (action === 'stage' || action === 'submit') return
      if (action === 'approve' || action === 'reject') {
        writeUserValue(username, remarkDraftName(id, onceKey), undefined)
        recordFoundDone(username, id, onceKey, decisionOutcome(action))
      }
      tellOrderDone(id, onceKey)
    },
  }
}

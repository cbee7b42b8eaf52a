import { useQueries } from '@tanstack/react-query'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { BatchOrder } from './batch-order'

/**
 * The logs of those orders of a batch whose rows don't say whether they were approved already. One that
 * can't be read holds nothing up: the server refuses what must not be decided on.
 */
export function useApprovalLogs(orders: readonly BatchOrder[]) {
  const asked = orders.flatMap(({ code, approvalLog }) =>
    approvalLog ? { code, approvalLog } : [],
  )
  const results = useQueries({ queries: asked.map(({ approvalLog }) => approvalLog) })
  const logs = new Map<string, readonly OperationLogEntry[]>()
  for (const [index, { code }] of asked.entries()) {
    const log = results[index]?.data
    if (log) logs.set(code, log)
  }
  return { logs, isReading: results.some(({ isPending }) => isPending) }
}

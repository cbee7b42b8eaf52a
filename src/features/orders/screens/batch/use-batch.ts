import { useQueries } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { useUser } from '@/session/use-user'
import { readUserValue, useUserValue, writeUserValue } from '@/session/user-storage'
import { usePageMark } from '@/shell/page-tags/page-marks'
import { onOrderDone } from '../../workflow/done-orders'
import type { Decision } from '../../workflow/perform-transition'
import { remarkDraftName } from '../../workflow/queue-store'
import type { BatchOrder } from './batch-order'
import { createBatchRun, type Batch, type OnDone } from './batch-run'
import type { BatchSlot } from './batch-slot'

/**
 * The batches of a list. The remark that is typed for each decision is kept as the one on a single order is, until nothing is
 * left that it would be sent with.
 *
 * @param typeId of its orders
 * @param onDone told the codes of orders that are done, or wait no more: of a batch once it is over, and of what was done by itself
 */
export function useBatch(slot: BatchSlot, typeId: string, onDone: OnDone) {
  const [{ state, tell, heed, letGo, start, stop, forget }] = useState(() =>
    slot.take(createBatchRun),
  )
  const now = useSelector(state)
  const username = useUser()?.username ?? ''
  const nameOf = (decision: Decision) => remarkDraftName(`batch.${typeId}`, decision)
  const remarks = {
    approve: textOf(useUserValue(username, nameOf('approve'))),
    reject: textOf(useUserValue(username, nameOf('reject'))),
  }
  usePageMark('remark', `${remarks.approve}${remarks.reject}`.trim() !== '')
  const type = (decision: Decision, remark: string) => {
    writeUserValue(username, nameOf(decision), remark || undefined)
  }
  useEffect(() => {
    tell((codes) => {
      slot.onDone(codes)
      onDone(codes)
    })
  })
  useEffect(() => onOrderDone(typeId, heed), [typeId, heed])
  return {
    ...now,
    remarks,
    type,
    start: (begun: Batch) =>
      start(begun, (decision, remark) => {
        // What was typed since is for a batch to come.
        if (textOf(readUserValue(username, nameOf(decision))) === remark) type(decision, '')
      }),
    heed,
    letGo,
    stop,
    forget,
  }
}

const textOf = (stored: unknown) => (typeof stored === 'string' ? stored : '')

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
  asked.forEach(({ code }, index) => {
    const log = results[index]?.data
    if (log) logs.set(code, log)
  })
  return { logs, isReading: results.some(({ isPending }) => isPending) }
}

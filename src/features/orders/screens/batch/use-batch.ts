import { useMutation, useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { presentFailure } from '@/shell/present-failure'
import type { BatchOrder, Decision } from './batch-order'
import { ApiError, isOutcomeUnknown } from '@/api/http/api-error'
import { SessionTakenError } from '@/session/confirm-session'
import type { Notification } from '@/shell/notify'
import type { OperationLogEntry } from '@/api/contract/operation-log'

/** Runs a batch once, and holds what became of each order. */
export function useBatch(decision: Decision, orders: readonly BatchOrder[]) {
  const [results, setResults] = useState<ReadonlyMap<string, BatchResult>>(new Map())
  const [isStopped, setIsStopped] = useState(false)
  const [current, setCurrent] = useState<string>()
  const controller = useRef<AbortController>(undefined)

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ remark, signal }: { remark: string; signal: AbortSignal }) =>
      runBatch({
        rows: orders,
        signal,
        transition: (order) => {
          setCurrent(order.code)
          return order.transition(decision, remark.trim())
        },
        onResult: ({ code }, result) => {
          setResults((before) => new Map(before).set(code, result))
          // Each order says for itself what failed; only a lost session concerns all of them.
          if (result.kind === 'failed') presentFailure(result.error, { asked: false })
        },
      }),
    onSettled: () => setCurrent(undefined),
  })
  return {
    results,
    current,
    isRunning: isPending,
    isStopping: isPending && isStopped,
    isOver: isSuccess,
    start: (remark: string) => {
      if (controller.current) return
      controller.current = new AbortController()
      mutate({ remark, signal: controller.current.signal })
    },
    stop: () => {
      controller.current?.abort()
      setIsStopped(true)
    },
  }
}

/** What became of one order of a batch. `not-sent` was stopped before its turn. */
export type BatchResult =
  | { kind: 'done'; notification: Notification }
  | { kind: 'failed'; error: unknown }
  | { kind: 'unknown' }
  | { kind: 'not-sent' }

interface BatchRun<Row> {
  rows: readonly Row[]
  transition: (row: Row) => Promise<Notification>
  /** nothing more is sent once it is aborted; what is under way comes to its end */
  signal: AbortSignal
  onResult: (row: Row, result: BatchResult) => void
}

/**
 * Moves orders on one after the other, a call each. One that fails does not hold the others up; a lost
 * session does, because none of them could be sent.
 */
export async function runBatch<Row>({
  rows,
  transition,
  signal,
  onResult,
}: BatchRun<Row>): Promise<void> {
  let isOver = false
  for (const row of rows) {
    if (isOver || signal.aborted) {
      onResult(row, { kind: 'not-sent' })
      continue
    }
    try {
      onResult(row, { kind: 'done', notification: await transition(row) })
    } catch (error) {
      // Another person's session: this one was not sent either.
      if (error instanceof SessionTakenError) onResult(row, { kind: 'not-sent' })
      else onResult(row, isOutcomeUnknown(error) ? { kind: 'unknown' } : { kind: 'failed', error })
      isOver = isOfAll(error)
    }
  }
}

/** Whether what failed for one order fails for all of them: the session is lost, or somebody else's now. */
function isOfAll(error: unknown): boolean {
  if (error instanceof SessionTakenError) return true
  return error instanceof ApiError && error.kind === 'unauthorized'
}

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

import type { MessageDescriptor } from '@lingui/core'
import { useMutation, useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { presentFailure } from '@/shell/present-failure'
import type { BatchOrder, Decision } from './batch-order'
import { ApiError, isOutcomeUnknown } from '@/api/http/api-error'
import { SessionTakenError } from '@/session/confirm-session'
import type { Notification } from '@/shell/notify'
import type { OperationLogEntry } from '@/api/contract/operation-log'

/** An order of a batch, and why it is passed over; undefined when it is decided on. */
export interface Verdict {
  order: BatchOrder
  reason: MessageDescriptor | undefined
}

/** What a person asked for: one decision on many orders. */
export interface Batch {
  decision: Decision
  /** on the orders as they were selected; nothing that is learned while it runs changes who takes part */
  verdicts: readonly Verdict[]
  remark: string
}

/** What became of the orders of a batch that has begun, by code. */
export type BatchResults = ReadonlyMap<string, BatchResult>

/**
 * Runs batches one after the other, and holds what became of each order of the last one.
 *
 * @param onOver told once a batch is over, whoever looks at it: all that were done, and all that were not
 */
export function useBatch(
  onOver: (outcome: { done: readonly string[]; notDone: readonly NotDone[] }) => void,
) {
  const [batch, setBatch] = useState<Batch>()
  const [results, setResults] = useState<BatchResults>(new Map())
  const [isStopped, setIsStopped] = useState(false)
  const [current, setCurrent] = useState<string>()
  const controller = useRef<AbortController>(undefined)

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ begun, signal }: { begun: Batch; signal: AbortSignal }) => {
      const all = new Map<string, BatchResult>()
      await runBatch({
        rows: takingPart(begun),
        signal,
        transition: (order) => {
          setCurrent(order.code)
          return order.transition(begun.decision, begun.remark.trim())
        },
        onResult: ({ code }, result) => {
          all.set(code, result)
          setResults(new Map(all))
          // Each order says for itself what failed; only a lost session concerns all of them.
          if (result.kind === 'failed') presentFailure(result.error, { asked: false })
        },
      })
      return outcomeOf(begun, all)
    },
    onSuccess: onOver,
    onSettled: () => {
      controller.current = undefined
      setCurrent(undefined)
    },
  })
  return {
    /** undefined before the first one has begun */
    batch,
    results,
    current,
    isRunning: isPending,
    isStopping: isPending && isStopped,
    /** Begins a batch, unless one is under way. */
    start: (begun: Batch) => {
      if (controller.current) return
      controller.current = new AbortController()
      setBatch(begun)
      setResults(new Map())
      setIsStopped(false)
      mutate({ begun, signal: controller.current.signal })
    },
    /** What is under way comes to its end; the rest is not sent. */
    stop: () => {
      controller.current?.abort()
      setIsStopped(true)
    },
    /** The person has seen what became of it. */
    forget: () => {
      if (!controller.current) setBatch(undefined)
    },
  }
}

/** The orders of a batch that are decided on. */
export function takingPart({ verdicts }: Pick<Batch, 'verdicts'>): BatchOrder[] {
  return verdicts.flatMap(({ order, reason }) => (reason ? [] : [order]))
}

/** An order of a batch that is over and on which it did not decide: passed over, failed, unknown or not sent. */
export interface NotDone extends Verdict {
  result: BatchResult | undefined
}

/** The codes of a batch's orders that were decided on, and all others with what is known of them. */
export function outcomeOf(
  { verdicts }: Pick<Batch, 'verdicts'>,
  results: BatchResults,
): { done: string[]; notDone: NotDone[] } {
  const isDone = ({ code }: BatchOrder) => results.get(code)?.kind === 'done'
  return {
    done: verdicts.flatMap(({ order }) => (isDone(order) ? [order.code] : [])),
    notDone: verdicts
      .filter(({ order }) => !isDone(order))
      .map((verdict) => ({ ...verdict, result: results.get(verdict.order.code) })),
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

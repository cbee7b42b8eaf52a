import type { MessageDescriptor } from '@lingui/core'
import { useQueries } from '@tanstack/react-query'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { presentFailure } from '@/shell/present-failure'
import { onOrderDone } from '../../workflow/done-orders'
import type { Decision } from '../../workflow/perform-transition'
import { remarkDraftName } from '../../workflow/queue-store'
import type { BatchOrder } from './batch-order'
import type { BatchSlot } from './batch-slot'
import { ApiError, isOutcomeUnknown } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { SessionTakenError } from '@/session/confirm-session'
import { useUser } from '@/session/use-user'
import { readUserValue, useUserValue, writeUserValue } from '@/session/user-storage'
import type { Notification } from '@/shell/notify'
import { usePageMark } from '@/shell/page-tags/page-marks'
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

/** How far batches have come. */
interface BatchState {
  /** the last one; undefined before the first, and once it was read */
  batch: Batch | undefined
  results: BatchResults
  /** the code of the order that is being sent */
  current: string | undefined
  isRunning: boolean
  isStopping: boolean
  /** what batches did not decide on, each order with the reason of the last batch it was in */
  left: readonly NotDone[]
}

/** Told the codes of what is done. */
type OnDone = (codes: readonly string[]) => void

const IDLE = {
  batch: undefined,
  results: new Map<string, BatchResult>(),
  current: undefined,
  isRunning: false,
  isStopping: false,
}

/** Runs batches one after the other, and holds what became of each order of the last one, whatever shows meanwhile. */
export type BatchRun = ReturnType<typeof createBatchRun>

export function createBatchRun() {
  const state = createAtom<BatchState>({ ...IDLE, left: [] })
  const change = (more: Partial<BatchState>) => state.set((now) => ({ ...now, ...more }))
  let controller: AbortController | undefined
  let tellDone: OnDone | undefined
  /** of the batch that is under way: which orders are done, by it or by themselves */
  const done = new Set<string>()
  /** of the last batch with each decision, the orders that its remark is kept for */
  const toBeSent = new Map<
    Decision,
    { codes: Set<string>; remark: string; forgetRemark: () => void }
  >()
  /** and of the one before, with the same remark as the batch that is under way */
  let fromBefore = new Set<string>()

  /** Nothing is left to be sent of these orders: a remark that was kept for no others goes. */
  const letGo = (codes: readonly string[]) => {
    for (const code of codes) fromBefore.delete(code)
    for (const [decision, { codes: kept, forgetRemark }] of toBeSent) {
      for (const code of codes) kept.delete(code)
      if (kept.size > 0) continue
      toBeSent.delete(decision)
      forgetRemark()
    }
  }
  const run = async (begun: Batch, signal: AbortSignal, forgetRemark: () => void) => {
    const all = new Map<string, BatchResult>()
    await runBatch({
      rows: takingPart(begun),
      signal,
      transition: (order) => {
        change({ current: order.code })
        return order.transition(begun.decision, begun.remark.trim())
      },
      onResult: (order, result) => {
        all.set(
          order.code,
          result.kind === 'unknown' ? { ...result, write: order.openWrite() } : result,
        )
        change({ results: new Map(all) })
        // Each order says for itself what failed; only a lost session concerns all of them.
        if (result.kind === 'failed') presentFailure(result.error, { asked: false })
      },
    })
    controller = undefined
    const outcome = outcomeOf(begun, all)
    for (const code of outcome.done) done.add(code)
    const isOfIt = new Set(begun.verdicts.map(({ order }) => order.code))
    const notDone = outcome.notDone.filter(({ order }) => !done.has(order.code))
    state.set((now) => ({
      ...now,
      current: undefined,
      isRunning: false,
      isStopping: false,
      left: [...now.left.filter(({ order }) => !isOfIt.has(order.code)), ...notDone],
    }))
    const codes = new Set([...all].flatMap(([code, result]) => (isToBeSent(result) ? [code] : [])))
    const { decision, remark } = begun
    toBeSent.set(decision, { codes: new Set([...codes, ...fromBefore]), remark, forgetRemark })
    letGo([...done])
    tellDone?.([...done])
  }
  return {
    state,
    /** who is told which orders were done, once a batch is over and of those done by themselves: the last one who says so */
    tell: (next: OnDone) => {
      tellDone = next
    },
    /**
     * Begins a batch, unless one is under way.
     *
     * @param forgetRemark called once nothing is left that its remark would be sent with
     */
    start: (begun: Batch, forgetRemark: () => void) => {
      if (controller) return
      controller = new AbortController()
      done.clear()
      // From here on the remark is that of this one; who had the same before and is passed over has it still.
      const before = toBeSent.get(begun.decision)
      fromBefore = new Set(before?.remark === begun.remark ? before.codes : [])
      toBeSent.delete(begun.decision)
      change({ ...IDLE, batch: begun, isRunning: true })
      const { signal } = controller
      // Before each order it may look at the session: a reload then would leave the rest unsent.
      void transport.asWork(() => run(begun, signal, forgetRemark))
    },
    /** What is under way comes to its end; the rest is not sent. */
    stop: () => {
      if (!controller) return
      controller.abort()
      change({ isStopping: true })
    },
    /** An order was done, by itself or by the batch under way: what kept a batch from it is true no more. */
    heed: (code: string) => {
      const { batch, left } = state.get()
      const isOf = ({ order }: Verdict) => order.code === code
      // What becomes of the orders of a batch is told once it is over.
      if (controller && batch?.verdicts.some(isOf)) done.add(code)
      else {
        if (left.some(isOf)) change({ left: left.filter((verdict) => !isOf(verdict)) })
        letGo([code])
        tellDone?.([code])
      }
    },
    /** Orders were taken out of the selection: what was typed for them is not sent with them any more. */
    letGo,
    /** The person has seen what became of it. */
    forget: () => {
      if (!controller) change(IDLE)
    },
  }
}

/** Whether the person may send an order again as it was meant: of unknown outcome it may be found not to be done. */
const isToBeSent = ({ kind }: BatchResult) => kind !== 'done'

/**
 * The batches of a list. The remark that is typed for each decision is kept as the one on a single order is, until nothing is
 * left that it would be sent with.
 *
 * @param typeId of its orders
 * @param onDone told the codes of orders that are done: of a batch once it is over, and of what was done by itself
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
      start(begun, () => {
        const { decision, remark } = begun
        // What was typed since is for a batch to come.
        if (textOf(readUserValue(username, nameOf(decision))) === remark) type(decision, '')
      }),
    letGo,
    stop,
    forget,
  }
}

const textOf = (stored: unknown) => (typeof stored === 'string' ? stored : '')

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
  /** `write` is the record of what was sent: what is found out about it bears its id */
  | { kind: 'unknown'; write?: string | undefined }
  | { kind: 'not-sent' }

interface BatchWork<Row> {
  rows: readonly Row[]
  transition: (row: Row) => Promise<Notification>
  /** nothing more is sent once it is aborted; what is under way comes to its end */
  signal: AbortSignal
  onResult: (row: Row, result: BatchResult) => void
}

/**
 * Moves orders on one after the other, a call each. One that fails does not hold the others up. What keeps all of them
 * from being sent does: a lost session, and a lost connection, since each more that is sent without an answer could not be
 * decided on before it is found out what became of it.
 */
export async function runBatch<Row>({
  rows,
  transition,
  signal,
  onResult,
}: BatchWork<Row>): Promise<void> {
  let isOver = false
  let wasUnanswered = false
  for (const row of rows) {
    if (isOver || signal.aborted) {
      onResult(row, { kind: 'not-sent' })
      continue
    }
    try {
      onResult(row, { kind: 'done', notification: await transition(row) })
      wasUnanswered = false
    } catch (error) {
      onResult(row, resultOf(error))
      // One connection may break by chance; two in a row are none.
      const isUnanswered = error instanceof ApiError && error.kind === 'network'
      isOver = isOfAll(error) || (isUnanswered && (wasUnanswered || !navigator.onLine))
      wasUnanswered = isUnanswered
    }
  }
}

function resultOf(error: unknown): BatchResult {
  // Another person's session: this one was not sent either, or its answer is not for whoever is here.
  if (error instanceof SessionTakenError) return { kind: error.wasSent ? 'unknown' : 'not-sent' }
  return isOutcomeUnknown(error) ? { kind: 'unknown' } : { kind: 'failed', error }
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

import type { MessageDescriptor } from '@lingui/core'
import { createAtom } from '@tanstack/react-store'
import { ApiError, isOutcomeUnknown, LOST_ON_THE_WAY } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { SessionTakenError } from '@/session/confirm-session'
import type { Notification } from '@/shell/notify'
import { presentFailure } from '@/shell/present-failure'
import { seenText } from '@/domain/seen-text'
import type { Decision } from '../../workflow/perform-transition'
import type { BatchOrder } from './batch-order'

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
  /** what batches did not decide on, or not yet, each order with the reason of the last batch it was in */
  left: readonly Left[]
}

/** An order that is left of a batch. */
interface Left extends NotDone {
  /** what was typed for it, by decision, for as long as it would be sent with that */
  remarks: Partial<Record<Decision, string>>
}

/** Told the codes of what is done, or waits for no decision any more. */
export type OnDone = (codes: readonly string[]) => void

/** Told of a remark that no order is left for. */
type ForgetRemark = (decision: Decision, remark: string) => void

const IDLE = {
  batch: undefined,
  results: new Map<string, BatchResult>(),
  current: undefined,
  isRunning: false,
  isStopping: false,
}

export type BatchRun = ReturnType<typeof createBatchRun>

/** Runs batches one after the other, and holds what became of each order of the last one, whatever shows meanwhile. */
export function createBatchRun() {
  const state = createAtom<BatchState>({ ...IDLE, left: [] })
  const change = (more: Partial<BatchState>) => state.set((now) => ({ ...now, ...more }))
  let controller: AbortController | undefined
  let tellDone: OnDone | undefined
  let forgetRemark: ForgetRemark | undefined

  /** A remark goes with the last order that it would be sent with. */
  const leave = (left: readonly Left[]) => {
    const before = state.get().left
    change({ left })
    for (const decision of ['approve', 'reject'] as const) {
      const still = new Set(left.map(({ remarks }) => remarks[decision]))
      for (const { remarks } of before) {
        const remark = remarks[decision]
        if (remark !== undefined && !still.has(remark)) forgetRemark?.(decision, remark)
      }
    }
  }
  const run = async (begun: Batch, signal: AbortSignal) => {
    const all = new Map<string, BatchResult>()
    await runBatch({
      rows: takingPart(begun),
      signal,
      transition: (order) => {
        change({ current: order.code })
        return order.transition(begun.decision, seenText(begun.remark))
      },
      settledState: (order) => order.settledState(),
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
    const left = state
      .get()
      .left.map((each) => ({ ...each, result: all.get(each.order.code) ?? each.result }))
      .filter(({ result }) => result?.kind !== 'done' && result?.kind !== 'settled')
    const isLeft = new Set(left.map(({ order }) => order.code))
    change({ current: undefined, isRunning: false, isStopping: false })
    leave(left)
    tellDone?.(codesOf(begun).filter((code) => !isLeft.has(code)))
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
     * @param forget told of remarks once nothing is left that they would be sent with
     */
    start: (begun: Batch, forget: ForgetRemark) => {
      if (controller) return
      controller = new AbortController()
      forgetRemark = forget
      change({ ...IDLE, batch: begun, isRunning: true })
      const before = new Map(state.get().left.map((each) => [each.order.code, each]))
      const orders = begun.verdicts.map((verdict) =>
        toBeDecided(verdict, begun, before.get(verdict.order.code)),
      )
      for (const code of codesOf(begun)) before.delete(code)
      leave([...before.values(), ...orders])
      const { signal } = controller
      // Before each order it may look at the session: a reload then would leave the rest unsent.
      void transport.asWork(() => run(begun, signal))
    },
    /** What is under way comes to its end; the rest is not sent. */
    stop: () => {
      if (!controller) return
      controller.abort()
      change({ isStopping: true })
    },
    /** An order was done, by itself or by the batch under way, or waits no more: what kept a batch from it is true no more. */
    heed: (code: string) => {
      const { batch, left } = state.get()
      leave(left.filter(({ order }) => order.code !== code))
      // What becomes of the orders of a batch is told once it is over.
      const isUnderWay = controller && batch && codesOf(batch).includes(code)
      if (!isUnderWay) tellDone?.([code])
    },
    /** What was typed for an order that is selected no more is not sent with it. While a batch runs it may be selected once more. */
    letGo: (isSelected: (code: string) => boolean) => {
      const { left } = state.get()
      const isOut = ({ order, remarks }: Left) => remarks !== NONE && !isSelected(order.code)
      if (controller || !left.some(isOut)) return
      leave(left.map((each) => (isOut(each) ? { ...each, remarks: NONE } : each)))
    },
    /** The person has seen what became of it. */
    forget: () => {
      if (!controller) change(IDLE)
    },
  }
}

const NONE = {}

/** An order as a batch begins with it. One that is passed over stays what it was to be sent with. */
function toBeDecided(
  { order, reason }: Verdict,
  { decision, remark }: Batch,
  before: Left | undefined,
): Left {
  const remarks = before?.remarks ?? NONE
  if (!reason) {
    return { order, reason, result: undefined, remarks: { ...remarks, [decision]: remark } }
  }
  const write = order.openWrite()
  if (write === undefined) return { order, reason, result: undefined, remarks }
  // What it waits for may be found out: then that is what there is to say of it.
  return { order, reason: undefined, result: { kind: 'unknown', write }, remarks }
}

const codesOf = ({ verdicts }: Batch) => verdicts.map(({ order }) => order.code)

/** The orders of a batch that are decided on. */
export function takingPart({ verdicts }: Pick<Batch, 'verdicts'>): BatchOrder[] {
  return verdicts.flatMap(({ order, reason }) => (reason ? [] : [order]))
}

/** An order of a batch that is over and on which it did not decide: passed over, failed, unknown or not sent. */
export interface NotDone extends Verdict {
  result: BatchResult | undefined
}

/** What became of one order of a batch. `not-sent` was stopped before its turn. */
export type BatchResult =
  | { kind: 'done'; notification: Notification }
  /** it was refused: by then it waited for no decision any more, in the state of this name */
  | { kind: 'settled'; state: MessageDescriptor }
  | { kind: 'failed'; error: unknown }
  /** `write` is the record of what was sent: what is found out about it bears its id */
  | { kind: 'unknown'; write?: string | undefined }
  | { kind: 'not-sent' }

interface BatchWork<Row> {
  rows: readonly Row[]
  transition: (row: Row) => Promise<Notification>
  /** asked of one that was refused: the name of its state where it waits for no decision any more */
  settledState: (row: Row) => Promise<MessageDescriptor | undefined>
  /** nothing more is sent once it is aborted; what is under way comes to its end */
  signal: AbortSignal
  onResult: (row: Row, result: BatchResult) => void
}

/**
 * Moves orders on one after the other, a call each. One that fails does not hold the others up. What keeps all of them
 * from being sent does: a lost session, and a server that can't be reached, since each more that is sent without its answer could
 * not be decided on before it is found out what became of it.
 */
export async function runBatch<Row>({
  rows,
  transition,
  settledState,
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
      const isRefused = error instanceof ApiError && error.kind === 'rejected'
      // What can't be read stays what was refused.
      const state = isRefused ? await settledState(row).catch(() => undefined) : undefined
      onResult(row, state ? { kind: 'settled', state } : resultOf(error))
      const isUnanswered = hasNoAnswer(error)
      // One may be lost by chance; after two in a row no further answer can be counted on.
      isOver = isOfAll(error) || (isUnanswered && wasUnanswered) || isOffline(error)
      wasUnanswered = isUnanswered
    }
  }
}

function resultOf(error: unknown): BatchResult {
  // Another person's session: this one was not sent either, or its answer is not for whoever is here.
  if (error instanceof SessionTakenError) return { kind: error.wasSent ? 'unknown' : 'not-sent' }
  return isOutcomeUnknown(error) ? { kind: 'unknown' } : { kind: 'failed', error }
}

/** Whether the server has said nothing: no connection, a time-out, or a proxy with nothing behind it. */
function hasNoAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  return kind === 'network' || kind === 'timeout' || LOST_ON_THE_WAY.includes(status)
}

/** Whether the browser knows that there is no connection. */
const isOffline = (error: unknown) =>
  error instanceof ApiError && error.kind === 'network' && !navigator.onLine

/** Whether what failed for one order fails for all of them: the session is lost, or somebody else's now. */
function isOfAll(error: unknown): boolean {
  if (error instanceof SessionTakenError) return true
  return error instanceof ApiError && error.kind === 'unauthorized'
}

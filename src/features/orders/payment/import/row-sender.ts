import { markStale } from '@/api/invalidation'
import { tellTabs } from '@/api/other-tabs'
import type { User } from '@/api/contract/session'
import { ApiError, isOutcomeUnknown } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { delay } from '@/api/http/time-limit'
import { paymentOrderWrites } from '@/api/resources/payment-order-writes'
import { runWrite } from '@/api/run-write'
import { performWrite, type Writer } from '@/features/writes/perform-write'
import { isAnothers, noteBecame } from '@/features/writes/raised-documents'
import { reconcile, type Reconciliation } from '@/features/writes/reconciliation'
import {
  closeAsNotDone,
  closeRecord,
  openRecordOf,
  type WriteRecord,
} from '@/features/writes/write-record'
import { confirmSession, SessionTakenError } from '@/session/confirm-session'
import { toChinaDate } from '@/domain/china-time'
import { paymentWorkflow } from '../workflow'
import type { ImportRow } from './read-table'
import type { RowOutcome } from './run-rows'
import {
  forgetRows,
  lookAtSentRows,
  noteNotSaved,
  noteSaved,
  noteSending,
  savedCodes,
  sentRowOf,
  type SentRow,
} from './sent-rows'

/** So long an equal request is refused as a repeat, in ms, with a little more. */
const EQUAL_ROWS_APART_MS = 1100

interface SenderInput extends Writer {
  user: User
  /** what a person knows a row by, where its outcome is told on another page */
  nameOf: (row: ImportRow) => string
  /** waits so many milliseconds; throws when that is called off */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>
}

const { id: kind } = paymentWorkflow
const release = (onceKey: string) => paymentWorkflow.release({ action: 'stage', onceKey })

/** The sending of rows by the life that every write has, and the looking up of those whose answers were lost. */
export function rowSender({ queryClient, user, nameOf, wait = delay }: SenderInput) {
  const username = user.username ?? ''
  const sentContents = new Set<string>()
  const saved = (row: ImportRow, code: string): RowOutcome => {
    noteSaved(username, row.key, code)
    return { kind: 'saved', code }
  }
  /** What was looked up is this order, and nothing else that was sent from this browser is it. */
  const found = (row: ImportRow, record: WriteRecord, code: string): RowOutcome => {
    noteBecame(username, record, code)
    return saved(row, code)
  }
  const isTaken = (record: WriteRecord, code: string) =>
    isAnothers(username, record, code) || savedCodes(username, record.onceKey).has(code)
  /**
   * The record of a row whose outcome is unknown. Records end with their tab: what was sent from another one, which is gone
   * or not, is looked up by what was remembered of the row.
   */
  const recordOf = (row: ImportRow): WriteRecord | undefined => {
    const sent = sentRowOf(username, row.key)
    if (!sent) return undefined
    const { id, sentAt } = sent
    const record = openRecordOf(username, { kind, onceKey: id })
    if (record || !sent.isOpen) return record
    const content = { ...row.document }
    return { id, key: id, kind, action: 'stage', onceKey: id, content, sentAt, phase: 'open' }
  }
  return {
    /** @throws ApiError, SessionTakenError as `performWrite` does */
    send: async (row: ImportRow): Promise<string> => {
      const call = stageCall()
      const content = contentOf(row)
      if (sentContents.has(content)) await wait(EQUAL_ROWS_APART_MS, undefined)
      sentContents.add(content)
      const onceKey = noteSending(username, row.key, transport.serverNow())
      const body = row.document
      const { code } = await performWrite(
        { queryClient, user },
        {
          kind,
          action: 'stage',
          onceKey,
          name: nameOf(row),
          content: { ...body },
          call,
          raises: {
            likeness: paymentWorkflow.likeness({ ...body }),
            codeOf: (order: { code: string }) => order.code,
          },
          // What it makes stale is marked once for all rows.
          send: (idempotencyKey) =>
            runWrite(
              queryClient,
              { ...paymentOrderWrites.stage, meta: {} },
              { body, onceKey, idempotencyKey },
            ),
        },
      ).catch((error: unknown) => {
        if (!mayBeDone(error)) noteNotSaved(username, row.key)
        throw error
      })
      saved(row, code)
      return code
    },

    /**
     * Looks up what became of a row: what is not proven stays unknown, and is not sent again.
     *
     * @param signal ends the waiting, and with it the look-up, when nobody wants to know any more
     */
    lookUp: async (row: ImportRow, signal?: AbortSignal): Promise<RowOutcome> => {
      const record = recordOf(row)
      if (!record) return { kind: 'not-done' }
      const taken = savedCodes(username, record.onceKey)
      let looked: Reconciliation
      try {
        looked = await reconcile(
          () => paymentWorkflow.check(record, user, taken),
          (ms) => wait(ms, signal),
        )
        // What another person's session doesn't show proves nothing, and nothing is noted in their tab.
        await confirmSession({ queryClient, user }, stageCall())
      } catch {
        return { kind: 'unknown', codes: [], isUnreachable: true }
      }
      switch (looked.kind) {
        case 'done':
          if (looked.code === undefined) return { kind: 'unknown', codes: [] }
          closeRecord(username, record)
          release(record.onceKey)
          return found(row, record, looked.code)
        case 'not-done':
          closeAsNotDone(username, record)
          release(record.onceKey)
          noteNotSaved(username, row.key)
          return looked
        case 'candidates':
          return { kind: 'unknown', codes: looked.codes }
        case 'still-unknown':
          return { kind: 'unknown', codes: [], isUnreachable: looked.why === 'unreachable' }
        case 'overtaken':
          return { kind: 'unknown', codes: [] }
      }
    },

    /**
     * The person says which order a row has become, or that it is none of those that say the same. One that has become known as
     * another document's since they were shown is not taken: which there are by now has to be looked up again.
     */
    settleByHand: (row: ImportRow, code: string | undefined): RowOutcome => {
      const record = recordOf(row)
      if (record && code !== undefined && isTaken(record, code))
        return { kind: 'unknown', codes: [] }
      if (record) {
        closeRecord(username, record)
        release(record.onceKey)
      }
      if (code !== undefined) return record ? found(row, record, code) : saved(row, code)
      noteNotSaved(username, row.key)
      return { kind: 'not-done' }
    },

    /** What is known of a row before it is sent: it was sent from this browser before. */
    outcomeBefore: (row: ImportRow) => rememberedOutcome(sentRowOf(username, row.key)),

    /** The same of all rows of a file, by key. */
    outcomesBefore: (rows: readonly ImportRow[]): ReadonlyMap<string, RowOutcome> => {
      const sentRow = lookAtSentRows(username)
      return new Map(
        rows.flatMap(({ key }) => {
          const outcome = rememberedOutcome(sentRow(key))
          return outcome ? [[key, outcome]] : []
        }),
      )
    },

    /** Rows that were saved before are to be orders of their own. */
    forget: (rows: readonly ImportRow[]) => {
      const keys = rows.map(({ key }) => key)
      forgetRows(username, keys)
    },

    /** What shows orders is read again, here and in other tabs. */
    markStale: () => {
      const write = paymentOrderWrites.writeName('stage')
      markStale(queryClient, write)
      tellTabs(write)
    },
  }
}

/** What a row has become that was sent from this browser before; undefined for one that may be sent. */
function rememberedOutcome(before: SentRow | undefined): RowOutcome | undefined {
  if (!before) return undefined
  const { code, isOpen, notedAt } = before
  if (code !== undefined) return { kind: 'saved', code, before: toChinaDate(notedAt) }
  return isOpen ? { kind: 'unknown', codes: [] } : undefined
}

function stageCall() {
  const call = paymentWorkflow.transitions.callOf('stage')
  if (!call) throw new TypeError('Payment orders can not be staged')
  return call
}

/** Whether a row may have been saved although its sending failed. */
function mayBeDone(error: unknown): boolean {
  const isHeldUp =
    error instanceof ApiError && (error.kind === 'timed-out-before' || error.kind === 'duplicate')
  // The tab became another person's before the answer came: what it was is told to nobody.
  const isUntold = error instanceof SessionTakenError && error.wasSent
  return isHeldUp || isUntold || isOutcomeUnknown(error)
}

/** What a row says, however often another says the same. */
function contentOf({ key }: ImportRow): string {
  return key.slice(key.indexOf(' ') + 1)
}

import * as v from 'valibot'
import { fingerprint } from '@/api/http/fingerprint'
import type { WireTime } from '@/domain/china-time'
import { WRITES } from '@/session/kept-work'
import { readEach, storedMoment } from '@/session/read-each'
import { newId } from '@/session/new-id'
import { onForgotten, readUserValue, useUserValue, writeUserValue } from '@/session/user-storage'
import { holdLeaving } from '@/shell/unsaved-work'
import type { SentDraft } from './stored-drafts'
import { hold } from './tab-lock'

/** What is written: an action on a document of the balance area. */
export interface DocumentWrite {
  /** of which kind the document is, e.g. `payment-order` or `department` */
  kind: string
  /** e.g. `submit`, `approve`, `make-invalid` */
  action: string
  /** the order's code or the entry's id; undefined for a new one */
  code?: string | undefined
  /** what it is sent once for: the code, the entry's id, or the draft's id of a new document */
  onceKey: string
  /** what a person knows it by, where the code says nothing */
  name?: string | undefined
  /** `gmtModified` of the order as it was read: the base version */
  base?: WireTime | undefined
  /** what is sent of the document */
  content?: Readonly<Record<string, unknown>> | undefined
  /** where what was typed is kept; it goes once the write is done */
  draft?: SentDraft | undefined
}

/** A write that was sent, as far as what became of it is found out by it. */
export interface SentWrite extends DocumentWrite {
  /** epoch ms by the server's clock, at most a little before the sending; undefined when it was not known */
  sentAt?: number | undefined
}

const optionalText = v.optional(v.string())

const foundOutcome = v.variant('kind', [
  v.object({ kind: v.literal('done'), code: optionalText, state: v.optional(v.number()) }),
  v.object({ kind: v.literal('not-done') }),
  v.object({ kind: v.literal('overtaken') }),
])

/** What was found to have become of a write, for good. */
export type FoundOutcome = v.InferOutput<typeof foundOutcome>

/**
 * A write as it was written down before it was sent. It leaves with a definite answer; what is left is a write whose
 * outcome is unknown. See docs/decisions/writes.md.
 */
export interface WriteRecord extends SentWrite {
  id: string
  /** the idempotency key it was sent with */
  key: string
  /**
   * `open`: it may have been done, and holds its document. `settled`: what became of it is known, and not read yet. `read`: it
   * was not done, and is kept so that the same write keeps its key.
   */
  phase: 'open' | 'settled' | 'read'
  /** what became of it, once that is settled; records of earlier versions don't say */
  found?: FoundOutcome | undefined
}

const writeRecord = v.object({
  id: v.string(),
  key: v.string(),
  kind: v.string(),
  action: v.string(),
  code: optionalText,
  onceKey: v.string(),
  name: optionalText,
  base: v.optional(v.union([v.string(), v.number()])),
  content: v.optional(v.record(v.string(), v.unknown())),
  draft: v.optional(v.object({ document: v.string(), id: v.string(), typed: optionalText })),
  // A moment that is none is not known: the write stays one of unknown outcome.
  sentAt: v.fallback(v.optional(storedMoment), undefined),
  phase: v.picklist(['open', 'settled', 'read']),
  // What can't be read is found out anew.
  found: v.fallback(v.optional(foundOutcome), undefined),
})

/** Records of writes that this page is sending at the moment, and what ends that: their outcome is not unknown yet. */
const underWay = new Map<string, () => void>()
/** Ends the question before leaving that stands while the records are in memory only. */
let letLeave: (() => void) | undefined

// What is forgotten need not be asked about.
onForgotten(() => {
  letLeave?.()
  letLeave = undefined
})

function read(stored: unknown): readonly WriteRecord[] {
  return readEach(writeRecord, stored)
}

function all(username: string): readonly WriteRecord[] {
  return read(readUserValue(username, WRITES))
}

function write(username: string, records: readonly WriteRecord[]): void {
  const value = records.length === 0 ? undefined : records
  const isStored = writeUserValue(username, WRITES, value, (stored) => {
    // Those that are not over, each as it was: of what is lost with the page nobody would find out what became of it.
    const earlier = read(stored)
    const open = earlier.filter(({ id }) => records.some((record) => record.id === id))
    return open.length === earlier.length ? stored : open
  })
  const isInMemoryOnly = !isStored && records.some(isOpen)
  if (isInMemoryOnly) letLeave ??= holdLeaving()
  else {
    letLeave?.()
    letLeave = undefined
  }
}

function isOpen({ phase }: WriteRecord): boolean {
  return phase === 'open'
}

/** Whether it is not known that it was done, nor that it was not. */
export function isStillUnknown({ phase, found }: WriteRecord): boolean {
  const isKnown = found?.kind === 'done' || found?.kind === 'not-done'
  return phase === 'open' || (phase === 'settled' && !isKnown)
}

/** Whether a page says of it what becomes of it. */
function isShown(record: WriteRecord): boolean {
  return record.phase !== 'read' && !isUnderWay(record)
}

function isSameDocument(
  left: Pick<DocumentWrite, 'kind' | 'onceKey'>,
  right: Pick<DocumentWrite, 'kind' | 'onceKey'>,
): boolean {
  return left.kind === right.kind && left.onceKey === right.onceKey
}

/** What makes a write the same as an earlier one, for the server too. */
function contentOf({ kind, action, onceKey, base, content }: DocumentWrite): string {
  return fingerprint(kind, action, onceKey, base, content)
}

/** What a tab holds while it sends a write, so that its copies know. */
export function writeLock({ id }: Pick<WriteRecord, 'id'>): string {
  return `write.${id}`
}

function endSending(id: string): void {
  underWay.get(id)?.()
  underWay.delete(id)
}

/** The write of this document that is under way or of unknown outcome: nothing else of it may be sent. */
export function openRecordOf(
  username: string,
  of: Pick<DocumentWrite, 'kind' | 'onceKey'>,
): WriteRecord | undefined {
  return all(username).find((record) => isOpen(record) && isSameDocument(record, of))
}

/** The write of this document that was found to be done, as long as nobody has put that away. */
export function doneRecordOf(
  username: string,
  of: Pick<DocumentWrite, 'kind' | 'onceKey'>,
): WriteRecord | undefined {
  return all(username).find(
    (record) =>
      record.phase === 'settled' && record.found?.kind === 'done' && isSameDocument(record, of),
  )
}

/**
 * The open write of a new document that says the same, from whichever form and draft it was sent: a form is filled in the same
 * from several doors.
 *
 * @param saysSame whether what was sent is what would be sent now: only the kind of the document knows what of it a person has
 *   said, and what follows from that and may not be known yet
 */
export function openAlike(
  username: string,
  kind: string,
  saysSame: (content: Readonly<Record<string, unknown>>) => boolean,
): WriteRecord | undefined {
  return all(username).find(
    (record) =>
      isOpen(record) &&
      record.kind === kind &&
      record.code === undefined &&
      saysSame(record.content ?? {}),
  )
}

/** Whether this page is sending it at the moment, and still waits for its answer. */
export function isUnderWay({ id }: WriteRecord): boolean {
  return underWay.has(id)
}

/**
 * Writes down what is about to be sent. A write that was found not to be done and is sent again unchanged keeps its key; a
 * new document's key is its draft's id until it has a code.
 *
 * @param sentAt epoch ms by the server's clock
 */
export function openRecord(
  username: string,
  of: DocumentWrite,
  sentAt: number | undefined,
): WriteRecord {
  const records = all(username)
  const before = records.find(
    (record) => record.phase !== 'open' && contentOf(record) === contentOf(of),
  )
  const id = newId()
  const key = of.code === undefined ? of.onceKey : (before?.key ?? id)
  const record: WriteRecord = { ...of, id, key, sentAt, phase: 'open' }
  underWay.set(id, hold(writeLock(record)))
  const others = records.filter((other) => other.phase === 'open' || !isSameDocument(other, record))
  write(username, [...others, record])
  return record
}

/** The answer was definite, or the outcome is known and read: nothing is left to remember. */
export function closeRecord(username: string, { id }: WriteRecord): void {
  endSending(id)
  write(
    username,
    all(username).filter((record) => record.id !== id),
  )
}

/**
 * No definite answer came: from here on the outcome counts as unknown, and pages say so.
 *
 * @param wasSent false: it was held up by an earlier one, of which nobody knows when it was sent
 */
export function leaveOpen(
  username: string,
  { id }: WriteRecord,
  { wasSent = true }: { wasSent?: boolean } = {},
): void {
  endSending(id)
  // Written again in any case, so that whoever shows open records looks again.
  write(
    username,
    all(username).map((record) =>
      record.id === id && !wasSent ? { ...record, sentAt: undefined } : record,
    ),
  )
}

/**
 * What became of it is known: its document may be written again, also before that was read. It is kept, so that a page that
 * is loaded anew still says it and does not ask again: by then the answer may be another one, of somebody else's write.
 */
export function settleRecord(username: string, record: WriteRecord, found: FoundOutcome): void {
  endSending(record.id)
  change(username, record, { phase: 'settled', found })
}

/** Whether it is noted as not done, and nobody has read that. */
export function isNotedAsNotDone(username: string, { id }: WriteRecord): boolean {
  return all(username).some(
    (record) => record.id === id && record.phase === 'settled' && record.found?.kind === 'not-done',
  )
}

/** The person has read that it was not done: it may be sent again, and then keeps its key. */
export function closeAsNotDone(username: string, record: WriteRecord): void {
  change(username, record, { phase: 'read' })
}

/**
 * The draft of what was not done is not wanted: nobody is told any more that it can be sent again. While it is unknown whether it
 * was done, that is still found out.
 */
export function putAwayNotDone(username: string, draft: Pick<SentDraft, 'document' | 'id'>): void {
  for (const record of all(username)) {
    const isNotDone = record.phase === 'settled' && record.found?.kind === 'not-done'
    if (isNotDone && isOfDraft(record, draft)) closeAsNotDone(username, record)
  }
}

function isOfDraft(
  { draft: sent }: WriteRecord,
  { document, id }: Pick<SentDraft, 'document' | 'id'>,
): boolean {
  return sent?.document === document && sent.id === id
}

/** Whether a draft was sent by a write that is under way, of unknown outcome, or of an outcome that nobody has read yet. */
export function isSentDraft(username: string, draft: Pick<SentDraft, 'document' | 'id'>): boolean {
  return all(username).some((record) => record.phase !== 'read' && isOfDraft(record, draft))
}

function change(
  username: string,
  { id }: WriteRecord,
  to: Pick<WriteRecord, 'phase' | 'found'>,
): void {
  write(
    username,
    all(username).map((record) => (record.id === id ? { ...record, ...to } : record)),
  )
}

/** Whether a write on a document is under way, of unknown outcome, or of an outcome that nobody has read yet. */
export function useHasWrite(
  username: string,
  of: Pick<DocumentWrite, 'kind' | 'onceKey'>,
): boolean {
  return read(useUserValue(username, WRITES)).some(
    (record) => record.phase !== 'read' && isSameDocument(record, of),
  )
}

/** The writes on a document whose outcome is unknown, the oldest first. */
export function useUnknownWrites(
  username: string,
  kind: string,
  onceKey: string,
): readonly WriteRecord[] {
  return useUnknownOfKind(username, kind).filter((record) => record.onceKey === onceKey)
}

/**
 * The writes of new documents whose outcome is unknown, whichever visit of the form they were sent from: what may exist
 * must not be raised a second time unknowingly.
 */
export function useUnknownNew(username: string, kind: string): readonly WriteRecord[] {
  return useUnknownOfKind(username, kind).filter(({ code }) => code === undefined)
}

/** The ids of all writes of one kind of documents that are written down now, those under way too. */
export function idsOfKind(username: string, kind: string): string[] {
  return all(username).flatMap((record) => (record.kind === kind ? [record.id] : []))
}

/** The writes of one kind of documents whose outcome is unknown. */
export function useUnknownOfKind(username: string, kind: string): readonly WriteRecord[] {
  return read(useUserValue(username, WRITES)).filter(
    (record) => record.kind === kind && isShown(record),
  )
}

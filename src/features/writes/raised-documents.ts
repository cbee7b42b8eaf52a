import * as v from 'valibot'
import { serverTimeNow } from '@/api/china-time-now'
import { readEach, storedMoment } from '@/session/read-each'
import { readStored, writeStored } from '@/session/stored-value'
import { textHash } from '@/session/user-hash'
import { onForgotten } from '@/session/user-storage'
import type { DocumentWrite, WriteRecord } from './write-record'

/**
 * New documents that a person has sent from this browser, from whichever tab. One that is alike can't be told from another
 * by what it holds: it is told by who was answered with which code. See docs/domain/writes.md, "Unknown outcomes".
 */
interface RaisedDocument {
  kind: string
  /** the draft that it was sent from: sent again from there it is the same document */
  onceKey: string
  /** a hash of what it holds; alike documents have the same one */
  alike: string
  /** epoch ms by the server's clock */
  sentAt: number
  /** epoch ms by this browser's clock, as drafts have it: when that draft was typed in last before it was sent */
  typedAt?: number | undefined
  /** which document it became, once that is known */
  code?: string | undefined
}

const raisedDocument = v.object({
  kind: v.string(),
  onceKey: v.string(),
  alike: v.string(),
  sentAt: storedMoment,
  typedAt: v.fallback(v.optional(storedMoment), undefined),
  code: v.optional(v.string()),
})

type Sent = Pick<DocumentWrite, 'kind' | 'onceKey'>

const KIND = 'raised'
const SUBJECT = 'documents'
/** So long they count, in ms: 90 days, as rows of an import, which may be looked up for so long. */
const REMEMBERED_MS = 90 * 86_400_000
/** How many are remembered at the most, more than there are rows of imports; the earliest go first. */
const REMEMBERED = 2500
/** Of two sent further apart, in ms, the one is not looked for among what the other may have become. */
const BESIDE_MS = 24 * 3_600_000

/** What this page has noted itself, by person: a full or forbidden storage then still lasts as long as the page. */
const noted = new Map<string, readonly RaisedDocument[]>()

onForgotten(() => noted.clear())

/** Thousands are compared with each sending: by text, and each once. */
function idOf({ kind, onceKey }: Sent): string {
  return `${kind} ${onceKey}`
}

/** What counts of what is remembered. */
function all(username: string): readonly RaisedDocument[] {
  const now = serverTimeNow()
  return remembered(username).filter(({ sentAt }) => Math.abs(now - sentAt) < REMEMBERED_MS)
}

/**
 * Other tabs write there too: it is read anew each time. What is written goes on from all of it: by a clock that is wrong for a
 * while what does not count is not lost.
 */
function remembered(username: string): readonly RaisedDocument[] {
  const own = new Map(noted.get(username)?.map((one) => [idOf(one), one]))
  const stored = new Map(
    readEach(raisedDocument, readStored(KIND, username, SUBJECT)).map((one) => [idOf(one), one]),
  )
  // What this page knows and could not store counts too.
  for (const [id, one] of own) {
    if (one.code !== undefined || !stored.has(id)) stored.set(id, one)
  }
  return [...stored.values()].slice(-REMEMBERED)
}

function keep(username: string, documents: readonly RaisedDocument[], sent: Sent): void {
  const now = documents.slice(-REMEMBERED)
  const ids = new Set([...(noted.get(username) ?? []), sent].map(idOf))
  const own = now.filter((one) => ids.has(idOf(one)))
  noted.set(username, own)
  writeStored(KIND, username, SUBJECT, now)
}

/**
 * Notes a new document before it is sent.
 *
 * @param likeness text that alike documents have in common; only a hash of it is kept
 * @param typedAt when its draft was typed in last, in epoch ms by this browser's clock
 * @returns takes the note back: it was refused, and nothing came of it
 */
export function noteRaised(
  username: string,
  sent: Sent,
  likeness: string,
  typedAt = Date.now(),
): () => void {
  const { kind, onceKey } = sent
  const id = idOf(sent)
  const put = (documents: readonly RaisedDocument[]) => {
    const known = remembered(username)
    keep(username, [...known.filter((one) => idOf(one) !== id), ...documents], sent)
    return known.filter((one) => idOf(one) === id)
  }
  const sentAt = serverTimeNow()
  const before = put([{ kind, onceKey, alike: textHash(likeness), sentAt, typedAt }])
  return () => void put(before)
}

/** It is known which document it became. */
export function noteBecame(username: string, sent: Sent, code: string): void {
  const id = idOf(sent)
  const documents = remembered(username)
  if (!documents.some((one) => idOf(one) === id)) return
  keep(
    username,
    documents.map((one) => (idOf(one) === id ? { ...one, code } : one)),
    sent,
  )
}

/** Whether it is known that a document is what another one has become. */
export function isAnothers(username: string, { kind, onceKey }: Sent, code: string): boolean {
  return all(username).some(
    (one) => one.code === code && one.kind === kind && one.onceKey !== onceKey,
  )
}

/**
 * When a draft that was sent and has become a document, by what any tab of this browser was answered, had been typed in last, in
 * epoch ms by this browser's clock; undefined while that is not known. What earlier versions noted tells when it was sent.
 */
export function raisedTypedAt(username: string, sent: Sent): number | undefined {
  const id = idOf(sent)
  const raised = all(username).find((one) => idOf(one) === id)
  return raised?.code === undefined ? undefined : (raised.typedAt ?? raised.sentAt)
}

/**
 * What other documents of a kind were sent from this browser beside one of unknown outcome.
 *
 * @returns `codes` that are another one's; `isAlone`: no other one that is alike may have become a document that nobody knows of
 */
export function raisedBeside(
  username: string,
  record: Pick<WriteRecord, 'kind' | 'onceKey'>,
  likeness: string,
): { codes: ReadonlySet<string>; isAlone: boolean } {
  const alike = textHash(likeness)
  const documents = all(username)
  const id = idOf(record)
  const own = documents.find((one) => idOf(one) === id)
  const others = documents.filter((one) => one.kind === record.kind && idOf(one) !== id)
  const isBeside = ({ sentAt }: RaisedDocument) =>
    own === undefined || Math.abs(sentAt - own.sentAt) < BESIDE_MS
  return {
    codes: new Set(others.flatMap(({ code }) => code ?? [])),
    isAlone: !others.some((one) => one.code === undefined && one.alike === alike && isBeside(one)),
  }
}

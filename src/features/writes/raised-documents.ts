import * as v from 'valibot'
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
  /** epoch ms by this browser's clock */
  sentAt: number
  /** which document it became, once that is known */
  code?: string | undefined
}

const raisedDocument = v.object({
  kind: v.string(),
  onceKey: v.string(),
  alike: v.string(),
  sentAt: storedMoment,
  code: v.optional(v.string()),
})

type Sent = Pick<DocumentWrite, 'kind' | 'onceKey'>

const KIND = 'raised'
const SUBJECT = 'documents'
/** So long, in ms: 90 days, as rows of an import, which may be looked up for so long. */
const REMEMBERED_MS = 90 * 86_400_000
/** How many are remembered at the most, more than there are rows of imports; the earliest go first. */
const REMEMBERED = 2500
/** Of two sent further apart, in ms, the one is not looked for among what the other may have become. */
const BESIDE_MS = 24 * 3_600_000

/** What this page has noted itself, by person: a full or forbidden storage then still lasts as long as the page. */
const noted = new Map<string, readonly RaisedDocument[]>()

onForgotten(() => noted.clear())

function isSame(left: Sent, right: Sent): boolean {
  return left.kind === right.kind && left.onceKey === right.onceKey
}

/** Other tabs write there too: it is read anew each time. */
function all(username: string): readonly RaisedDocument[] {
  const own = noted.get(username) ?? []
  const stored = readEach(raisedDocument, readStored(KIND, username, SUBJECT))
  const isNotStored = (one: Sent) => !stored.some((other) => isSame(one, other))
  return [
    // What this page knows and could not store counts too.
    ...stored.map((one) => own.find((of) => isSame(of, one) && of.code !== undefined) ?? one),
    ...own.filter(isNotStored),
  ]
    .filter(({ sentAt }) => Math.abs(Date.now() - sentAt) < REMEMBERED_MS)
    .slice(-REMEMBERED)
}

function keep(username: string, documents: readonly RaisedDocument[], own: readonly Sent[]): void {
  const now = documents.slice(-REMEMBERED)
  const before = noted.get(username) ?? []
  const isOwn = (one: Sent) => [...own, ...before].some((other) => isSame(one, other))
  noted.set(username, now.filter(isOwn))
  writeStored(KIND, username, SUBJECT, now)
}

/**
 * Notes a new document before it is sent.
 *
 * @param likeness text that alike documents have in common; only a hash of it is kept
 * @returns takes the note back: it was refused, and nothing came of it
 */
export function noteRaised(username: string, sent: Sent, likeness: string): () => void {
  const { kind, onceKey } = sent
  const before = all(username).filter((one) => isSame(one, sent))
  const put = (documents: readonly RaisedDocument[]) => {
    const others = all(username).filter((one) => !isSame(one, sent))
    keep(username, [...others, ...documents], [sent])
  }
  put([{ kind, onceKey, alike: textHash(likeness), sentAt: Date.now() }])
  return () => put(before)
}

/** It is known which document it became. */
export function noteBecame(username: string, sent: Sent, code: string): void {
  const documents = all(username)
  if (!documents.some((one) => isSame(one, sent))) return
  keep(
    username,
    documents.map((one) => (isSame(one, sent) ? { ...one, code } : one)),
    [sent],
  )
}

/**
 * Notes what documents have become that something else remembers, beside or longer than this does. How alike they are is not
 * known of them.
 */
export function noteKnown(
  username: string,
  kind: string,
  known: readonly { onceKey: string; code: string; sentAt: number }[],
): void {
  const documents = all(username)
  const codes = new Set(documents.flatMap((one) => (one.kind === kind ? (one.code ?? []) : [])))
  const missing = known
    .filter(({ code }) => !codes.has(code))
    .map((one) => ({ ...one, kind, alike: '' }))
  if (missing.length === 0) return
  const others = documents.filter((one) => !missing.some((other) => isSame(one, other)))
  keep(username, [...missing, ...others], missing)
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
  const own = documents.find((one) => isSame(one, record))
  const others = documents.filter((one) => one.kind === record.kind && !isSame(one, record))
  const isBeside = ({ sentAt }: RaisedDocument) =>
    own === undefined || Math.abs(sentAt - own.sentAt) < BESIDE_MS
  return {
    codes: new Set(others.flatMap(({ code }) => code ?? [])),
    isAlone: !others.some((one) => one.code === undefined && one.alike === alike && isBeside(one)),
  }
}

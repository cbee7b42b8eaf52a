import * as v from 'valibot'
import { serverTimeNow } from '@/api/china-time-now'
import { newId } from '@/session/new-id'
import { readEach, storedMoment } from '@/session/read-each'
import { readStored, writeStored } from '@/session/stored-value'
import { textHash } from '@/session/user-hash'
import { onForgotten } from '@/session/user-storage'

/**
 * What became of rows that a person has sent from this browser, from whichever tab: the same row of a file that is chosen again
 * (corrected, after a reload, after the page was closed in the middle) keeps the id it was sent under, and one that is saved, or
 * may be, is not sent again unknowingly.
 */
const sentRow = v.object({
  /** a hash of what the row says; the second of two equal rows is another one */
  key: v.string(),
  /** what it is sent once for, and its idempotency key */
  id: v.string(),
  /** epoch ms by the server's clock */
  notedAt: storedMoment,
  /** epoch ms by the server's clock, at most a little before the sending; undefined when it was not known */
  sentAt: v.fallback(v.optional(storedMoment), undefined),
  /** it was sent, and what became of it is not known */
  isOpen: v.optional(v.boolean()),
  /** of the order that it has become */
  code: v.optional(v.string()),
})
export type SentRow = v.InferOutput<typeof sentRow>

const KIND = 'import'
const SUBJECT = 'payment-order'
/** The rows of so many are remembered, the newest: a few files. */
const MOST_KEPT = 2000
/** So long they count, in ms: 90 days. Files come back by mistake after a holiday, not after a year. */
const REMEMBERED_MS = 90 * 86_400_000

/** What this page knows and could not store, and when what was stored then had been noted, by key. */
interface Unstored {
  rows: readonly SentRow[]
  storedThen: ReadonlyMap<string, number>
}

/** What could not be stored, by person: in a full or forbidden storage it lasts as long as the page. */
const unstored = new Map<string, Unstored>()

onForgotten(() => unstored.clear())

/** What counts of what is remembered. */
function all(username: string): readonly SentRow[] {
  const now = serverTimeNow()
  return remembered(username).filter(({ notedAt }) => Math.abs(now - notedAt) < REMEMBERED_MS)
}

/**
 * Other tabs write there too: it is read anew each time. What is written goes on from all of it: by a clock that is wrong for a
 * while what does not count is not lost.
 */
function remembered(username: string): readonly SentRow[] {
  const stored = allStored(username)
  const own = unstored.get(username)
  return own ? withNews(own, stored) : stored
}

function allStored(username: string): readonly SentRow[] {
  return readEach(sentRow, readStored(KIND, username, SUBJECT))
}

/** What could not be stored, with what other tabs have stored since, and without what they have forgotten. */
function withNews({ rows, storedThen }: Unstored, stored: readonly SentRow[]): SentRow[] {
  const wasStored = ({ key, notedAt }: SentRow) => storedThen.get(key) === notedAt
  const now = new Set(stored.map(({ key }) => key))
  const own = rows.filter((row) => now.has(row.key) || !wasStored(row))
  const all = new Map(own.map((row) => [row.key, row]))
  for (const row of stored) {
    if (wasStored(row) || row.notedAt < (all.get(row.key)?.notedAt ?? 0)) continue
    // The newest stand last.
    all.delete(row.key)
    all.set(row.key, row)
  }
  return [...all.values()]
}

function keep(username: string, rows: readonly SentRow[]): void {
  const kept = rows.slice(-MOST_KEPT)
  if (writeStored(KIND, username, SUBJECT, kept)) unstored.delete(username)
  else {
    const storedThen = new Map(allStored(username).map(({ key, notedAt }) => [key, notedAt]))
    unstored.set(username, { rows: kept, storedThen })
  }
}

/** Puts a row in place of what was known of it. */
function put(username: string, row: SentRow): void {
  keep(username, [...remembered(username).filter(({ key }) => key !== row.key), row])
}

/** What is known of a row that was sent; undefined for one that never was. */
export function sentRowOf(username: string, key: string): SentRow | undefined {
  return lookAtSentRows(username)(key)
}

/**
 * What is known of sent rows as of now, by key. All that is remembered is read for it, and once: a file's rows are
 * looked up together.
 */
export function lookAtSentRows(username: string): (key: string) => SentRow | undefined {
  const sent = new Map(all(username).map((row) => [row.key, row]))
  return (key) => sent.get(textHash(key))
}

/** The orders that rows have become, but for the one that was sent under this id. */
export function savedCodes(username: string, otherThan: string): ReadonlySet<string> {
  return new Set(all(username).flatMap(({ id, code }) => (id === otherThan ? [] : (code ?? []))))
}

/**
 * Writes down that a row is about to be sent.
 *
 * @param sentAt epoch ms by the server's clock
 * @returns the id under which it is sent, the same each time
 */
export function noteSending(username: string, key: string, sentAt: number | undefined): string {
  const id = sentRowOf(username, key)?.id ?? newId()
  put(username, { key: textHash(key), id, notedAt: serverTimeNow(), sentAt, isOpen: true })
  return id
}

/** The row has become this order. */
export function noteSaved(username: string, key: string, code: string): void {
  const id = sentRowOf(username, key)?.id ?? newId()
  put(username, { key: textHash(key), id, notedAt: serverTimeNow(), code })
}

/** The row was not saved: it may be sent again, under its id. */
export function noteNotSaved(username: string, key: string): void {
  const row = sentRowOf(username, key)
  if (row) put(username, { key: row.key, id: row.id, notedAt: serverTimeNow() })
}

/** These rows are to be other orders than those that they have become. */
export function forgetRows(username: string, keys: readonly string[]): void {
  const hashes = keys.map(textHash)
  keep(
    username,
    remembered(username).filter(({ key }) => !hashes.includes(key)),
  )
}

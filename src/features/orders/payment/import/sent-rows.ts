import * as v from 'valibot'
import { newId } from '@/session/new-id'
import { readEach } from '@/session/read-each'
import { readUserValue, writeUserValue } from '@/session/user-storage'

/**
 * What became of rows that were sent from this tab: the same row of a file that is chosen again (corrected, after a reload)
 * keeps the id it was sent under, and one that is saved is not sent again.
 */
const sentRow = v.object({
  /** what the row says; the second of two equal rows is another one */
  key: v.string(),
  /** what it is sent once for, and its idempotency key */
  id: v.string(),
  /** of the order that it has become */
  code: v.optional(v.string()),
})
type SentRow = v.InferOutput<typeof sentRow>

const NAME = 'import.payment-order'
/** The rows of so many are remembered, the newest: a few files. */
const MOST_KEPT = 1000

function all(username: string): readonly SentRow[] {
  return readEach(sentRow, readUserValue(username, NAME))
}

function keep(username: string, rows: readonly SentRow[]): void {
  writeUserValue(username, NAME, rows.slice(-MOST_KEPT))
}

/** What is known of a row that was sent; undefined for one that never was. */
export function sentRowOf(username: string, key: string): SentRow | undefined {
  return all(username).find((row) => row.key === key)
}

/** The id under which a row is sent, written down before it is. */
export function idToSend(username: string, key: string): string {
  const before = sentRowOf(username, key)
  if (before) return before.id
  const row = { key, id: newId() }
  keep(username, [...all(username), row])
  return row.id
}

/** The row has become this order. */
export function noteSaved(username: string, key: string, code: string): void {
  keep(
    username,
    all(username).map((row) => (row.key === key ? { ...row, code } : row)),
  )
}

/** These rows are to be other orders than those that they have become. */
export function forgetRows(username: string, keys: readonly string[]): void {
  keep(
    username,
    all(username).filter(({ key }) => !keys.includes(key)),
  )
}

import * as v from 'valibot'
import type { ReconciliationCheck } from '../writes/reconciliation'
import type { WriteRecord } from '../writes/write-record'
import { holdsContent } from './check-entry'
import type { Entry, EntryContent, EntryType } from './entry'

/** What is written down of a write of base data, beside which entry it is. */
export interface EntryEvidence extends EntryContent {
  /** of a new entry: ids of those that held just the same before it was sent */
  before: readonly number[]
  /** the entry as the person saw it; undefined for a new one */
  seen?: EntryContent | undefined
}

const content = { valid: v.picklist([0, 1]), values: v.record(v.string(), v.string()) }
const entryEvidence = v.object({
  ...content,
  before: v.array(v.number()),
  seen: v.optional(v.object(content)),
})

/**
 * What the maintained list shows of a write. A new entry is there, all fields alike, and was not there before; a changed
 * one holds what was sent, or still what was seen, or something else by now.
 *
 * @param id the entry that is changed; undefined for a new one
 */
export function judgeEntry(
  id: number | undefined,
  sent: EntryEvidence,
  entries: readonly Entry[],
): ReconciliationCheck {
  if (id === undefined) {
    const isThere = entries.some(
      (entry) => !sent.before.includes(entry.id) && holdsContent(entry, sent),
    )
    return { kind: isThere ? 'done' : 'no-trace' }
  }
  const entry = entries.find((one) => one.id === id)
  if (entry && holdsContent(entry, sent)) return { kind: 'done' }
  const isUnchanged = entry && sent.seen && holdsContent(entry, sent.seen)
  return { kind: isUnchanged ? 'no-trace' : 'overtaken' }
}

/**
 * One complete check at the server for what became of a write of base data.
 *
 * @throws ApiError when the server can't be asked; EntriesChangedError when they can't be told to be all
 */
export async function checkForEntry(
  type: Pick<EntryType, 'find'>,
  { code, content: sent }: Pick<WriteRecord, 'code' | 'content'>,
): Promise<ReconciliationCheck> {
  const trace = v.safeParse(entryEvidence, sent)
  if (!trace.success) return { kind: 'unclear' }
  const { values, seen } = trace.output
  const id = code === undefined ? undefined : Number(code)
  const found = await type.find(values)
  // Not done, it still has the name that it had.
  const isElsewhere = seen && !found.some((entry) => entry.id === id)
  const entries = isElsewhere ? [...found, ...(await type.find(seen.values))] : found
  return judgeEntry(id, trace.output, entries)
}

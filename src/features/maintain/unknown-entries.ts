import * as v from 'valibot'
import type { MaintainedKind } from '@/api/balance/maintained-data'
import { readOfPerson, useOfPerson, writeOfPerson } from '@/session/person-storage'
import { holdsContent } from './check-entry'
import type { Entry, EntryContent } from './entry'

/** A write of base data whose outcome is unknown. See docs/domain.md, "Unknown outcomes". */
export interface UnknownEntry extends EntryContent {
  /** the entry; undefined for a new one */
  id?: number | undefined
  /** what the write was sent once for; of what was typed in a dialog also the draft's id */
  onceKey: string
  /** what a person knows the entry by */
  name: string
  action: 'add' | 'edit' | 'make-valid' | 'make-invalid'
  /** epoch ms by this browser's clock */
  sentAt: number
  /** of a new entry: ids of those that held just the same before it was sent */
  before: readonly number[]
}

const unknownEntries = v.fallback(
  v.array(
    v.object({
      id: v.optional(v.number()),
      onceKey: v.string(),
      name: v.string(),
      action: v.picklist(['add', 'edit', 'make-valid', 'make-invalid']),
      sentAt: v.number(),
      valid: v.picklist([0, 1]),
      values: v.record(v.string(), v.string()),
      before: v.array(v.number()),
    }),
  ),
  [],
)

function nameOf(kind: MaintainedKind): string {
  return `unknown.maintain.${kind}`
}

function read(stored: unknown): readonly UnknownEntry[] {
  return stored === undefined ? [] : v.parse(unknownEntries, stored)
}

function others(username: string, kind: MaintainedKind, { id, onceKey }: UnknownEntry) {
  const isSame = (other: UnknownEntry) => other.id === id && other.onceKey === onceKey
  return read(readOfPerson(username, nameOf(kind))).filter((other) => !isSame(other))
}

/** Remembers that the outcome of a write is unknown, in this tab, over a reload. */
export function rememberUnknownEntry(
  username: string,
  kind: MaintainedKind,
  write: UnknownEntry,
): void {
  writeOfPerson(username, nameOf(kind), [...others(username, kind, write), write])
}

/** The outcome is known now, and read. */
export function forgetUnknownEntry(
  username: string,
  kind: MaintainedKind,
  write: UnknownEntry,
): void {
  const left = others(username, kind, write)
  writeOfPerson(username, nameOf(kind), left.length === 0 ? undefined : left)
}

/** The writes of one kind of base data whose outcome is unknown. */
export function useUnknownEntries(username: string, kind: MaintainedKind): readonly UnknownEntry[] {
  return read(useOfPerson(username, nameOf(kind)))
}

/** What a look at the maintained list shows of a write. */
export type EntryFinding = { kind: 'done' } | { kind: 'no-trace' }

/** Whether the entry that was written is there, all fields alike, and was not there before. */
export function traceOf(
  write: EntryContent & Pick<UnknownEntry, 'id' | 'before'>,
  entries: readonly Entry[],
): EntryFinding {
  const isMeant = ({ id }: Entry) =>
    write.id === undefined ? !write.before.includes(id) : id === write.id
  const isThere = entries.some((entry) => isMeant(entry) && holdsContent(entry, write))
  return { kind: isThere ? 'done' : 'no-trace' }
}

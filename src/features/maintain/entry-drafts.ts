import * as v from 'valibot'
import type { MaintainedKind } from '@/api/balance/maintained-data'
import { readOfPerson, useOfPerson, writeOfPerson } from '@/session/person-storage'
import type { EntryValues } from './entry'

/** What was typed into the dialog of an entry and not saved yet. */
export interface EntryDraft {
  /** of one visit to the dialog; also what a new entry is sent once for */
  id: string
  /** the entry; undefined for a new one */
  entryId?: number | undefined
  /** epoch ms of the last change */
  savedAt: number
  values: EntryValues
}

const entryDrafts = v.fallback(
  v.array(
    v.object({
      id: v.string(),
      entryId: v.optional(v.number()),
      savedAt: v.number(),
      values: v.record(v.string(), v.string()),
    }),
  ),
  [],
)

/** Of one kind of base data the drafts changed last are kept. */
const KEPT_PER_KIND = 20

function nameOf(kind: MaintainedKind): string {
  return `drafts.maintain.${kind}`
}

function read(stored: unknown): readonly EntryDraft[] {
  return stored === undefined ? [] : v.parse(entryDrafts, stored)
}

function without(username: string, kind: MaintainedKind, id: string): readonly EntryDraft[] {
  return read(readOfPerson(username, nameOf(kind))).filter((draft) => draft.id !== id)
}

/** Keeps a draft, in place of an earlier one of the same visit. See docs/decisions/drafts.md. */
export function keepEntryDraft(username: string, kind: MaintainedKind, draft: EntryDraft): void {
  const drafts = [draft, ...without(username, kind, draft.id)].slice(0, KEPT_PER_KIND)
  writeOfPerson(username, nameOf(kind), drafts)
}

/** Forgets a draft: it was saved on the server, or the person does not want it. */
export function dropEntryDraft(username: string, kind: MaintainedKind, id: string): void {
  const others = without(username, kind, id)
  writeOfPerson(username, nameOf(kind), others.length === 0 ? undefined : others)
}

/** All drafts of one kind, the one changed last first. */
export function useEntryDrafts(username: string, kind: MaintainedKind): readonly EntryDraft[] {
  return read(useOfPerson(username, nameOf(kind)))
}

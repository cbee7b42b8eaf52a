import * as v from 'valibot'
import { fingerprint } from '@/api/http/fingerprint'
import type { WireTime } from '@/domain/china-time'
import { DRAFTS } from '@/session/kept-work'
import { readEach, storedMoment } from '@/session/read-each'
import {
  areStored,
  onForgotten,
  readUserValue,
  useIsStored,
  useUserValue,
  writeUserValue,
} from '@/session/user-storage'
import { holdLeaving } from '@/shell/unsaved-work'
import { isSentDraft } from './write-record'

/** What was typed into a form and not saved yet, without file contents. */
export interface StoredDraft {
  /** of one visit to the form; also what a new document is sent once for */
  id: string
  /** epoch ms of the last change */
  savedAt: number
  /** `gmtModified` of the order that it was typed on: its base version; absent for a new one */
  seen?: WireTime | undefined
  /**
   * it was taken over from a tab that has it too, or goes on from what was sent as another document: the files in it are that
   * one's as well, and not to be deleted
   */
  isCopy?: boolean | undefined
  /** what it was typed on, where the document carries no version */
  start?: Record<string, unknown> | undefined
  values: Record<string, unknown>
  /** by field: how a number was typed, while that may have meant another one than `values` has */
  asTyped?: Readonly<Record<string, string>> | undefined
}

const storedDraft = v.object({
  id: v.string(),
  savedAt: storedMoment,
  seen: v.optional(v.union([v.string(), v.number()])),
  isCopy: v.optional(v.boolean()),
  start: v.optional(v.record(v.string(), v.unknown())),
  values: v.record(v.string(), v.unknown()),
  asTyped: v.optional(v.record(v.string(), v.string())),
})

/**
 * A person may open one form several times before deciding about the drafts of earlier visits. Those that were sent, and of which
 * a page still tells what became, are kept beside these.
 */
const KEPT_PER_DOCUMENT = 3

/** Whose drafts are in memory only, and what ends the question before leaving that stands meanwhile, also when no form shows them. */
let held: { username: string; letLeave: () => void } | undefined

// What is forgotten need not be asked about; what stays of the same person does.
onForgotten(() => {
  if (held) holdUnstored(held.username)
})

/** Makes the browser ask before it leaves drafts that a reload would not bring back. */
function holdUnstored(username: string): void {
  const isHeld = !areStored(username, DRAFTS)
  if (isHeld && held?.username === username) return
  held?.letLeave()
  held = isHeld ? { username, letLeave: holdLeaving() } : undefined
}

/** Under which names the drafts of a kind of documents are kept, or of one document. */
export function draftName(document: string): string {
  return `${DRAFTS}${document}`
}

/** What a tab holds while it has a draft open, so that its copies know. */
export function draftLock({ id }: Pick<StoredDraft, 'id'>): string {
  return `draft.${id}`
}

function read(stored: unknown): readonly StoredDraft[] {
  return readEach(storedDraft, stored)
}

/**
 * Keeps a draft of a document, in place of an earlier one of the same visit.
 *
 * @param document e.g. `payment-order.new` or `payment-order.FK20261121000001`
 */
export function keepDraft(username: string, document: string, draft: StoredDraft): void {
  const name = draftName(document)
  const others = storedDrafts(username, document).filter(({ id }) => id !== draft.id)
  const drafts = [draft, ...others]
  const tooMany = drafts
    .filter(({ id }) => !isSentDraft(username, { document, id }))
    .slice(KEPT_PER_DOCUMENT)
  // In a full storage an earlier visit's draft, and this one as it was a moment ago, are better than none.
  const kept = drafts.filter((one) => !tooMany.includes(one))
  writeUserValue(username, name, kept, (stored) => stored)
  holdUnstored(username)
}

/** Nothing stands where there are none: that counts as something that is kept. */
function orNone(drafts: readonly StoredDraft[]): readonly StoredDraft[] | undefined {
  return drafts.length === 0 ? undefined : drafts
}

/** Forgets a draft: it was saved on the server, or the person does not want it. */
export function dropDraft(username: string, document: string, id: string): void {
  const name = draftName(document)
  const others = storedDrafts(username, document).filter((other) => other.id !== id)
  writeUserValue(username, name, orNone(others), (stored) =>
    orNone(read(stored).filter((earlier) => earlier.id !== id)),
  )
  holdUnstored(username)
}

/** A draft as it was when it was sent. */
export interface SentDraft {
  document: string
  id: string
  /** what it held then, by `typedIn`; absent when it is not known */
  typed?: string | undefined
}

/** Where what was typed after the sending belongs. */
export type LaterDraft = Pick<StoredDraft, 'id' | 'seen' | 'isCopy'> & { document: string }

/** What a draft holds, as text that is equal for equal values. */
export function typedIn(values: Readonly<Record<string, unknown>>): string {
  return fingerprint(values)
}

/** A draft that was typed on after it was sent; undefined when it holds what was sent, or is gone. */
export function typedSince(
  username: string,
  { document, id, typed }: SentDraft,
): StoredDraft | undefined {
  const draft = storedDrafts(username, document).find((one) => one.id === id)
  return typed !== undefined && draft && typedIn(draft.values) !== typed ? draft : undefined
}

/**
 * What was sent of a draft is saved: the draft goes, and what was typed since stays where it belongs.
 *
 * @returns whether something was typed since
 */
export function settleDraft(username: string, sent: SentDraft, later: LaterDraft): boolean {
  const draft = typedSince(username, sent)
  dropDraft(username, sent.document, sent.id)
  if (!draft) return false
  const { document, id, seen, isCopy = draft.isCopy } = later
  keepDraft(username, document, { ...draft, id, seen, isCopy })
  return true
}

/** Whether a reload would bring back the drafts of a document as they are. */
export function useAreDraftsStored(username: string, document: string): boolean {
  return useIsStored(username, draftName(document))
}

/** The drafts of a document at this moment, the one changed last first. */
export function storedDrafts(username: string, document: string): readonly StoredDraft[] {
  return read(readUserValue(username, draftName(document)))
}

/** The drafts of a document, the one changed last first. */
export function useStoredDrafts(username: string, document: string): readonly StoredDraft[] {
  return read(useUserValue(username, draftName(document)))
}

import { createAtom, useSelector } from '@tanstack/react-store'
import * as v from 'valibot'
import { readEach, storedMoment } from '@/session/read-each'
import { RECENT, readStored, storedKey, writeStored } from '@/session/stored-value'
import { onForgotten } from '@/session/user-storage'

/** A document that a person has opened: where, and when. */
export interface RecentDocument {
  path: string
  code: string
  /** epoch ms by this browser's clock */
  openedAt: number
}

/** How many are remembered. */
const REMEMBERED = 8

const stored = v.object({ path: v.string(), code: v.string(), openedAt: storedMoment })

let known: { username: string; documents: readonly RecentDocument[] } | undefined
/** Counts the changes; who shows the documents reads them again after each. */
const changes = createAtom(0)
const changed = () => changes.set((count) => count + 1)

/** What is known is not true any more: the next who asks looks. */
export function rereadRecentDocuments(): void {
  known = undefined
  changed()
}

// After a log-out, and when another person has taken the tab.
onForgotten(rereadRecentDocuments)

/** Follows what the same person opens, or deletes, in another tab: what is known here would be written over it. */
export function followRecentDocuments({ key }: Pick<StorageEvent, 'key'>): void {
  if (known && key === keyOf(known.username)) rereadRecentDocuments()
}
if (typeof addEventListener === 'function') addEventListener('storage', followRecentDocuments)

const keyOf = (username: string) => storedKey(RECENT.kind, username, RECENT.subject)

function read(username: string): readonly RecentDocument[] {
  if (known?.username !== username) {
    const documents = readEach(stored, readStored(RECENT.kind, username, RECENT.subject))
    known = { username, documents }
  }
  return known.documents
}

function keep(username: string, documents: readonly RecentDocument[]): void {
  known = { username, documents }
  writeStored(RECENT.kind, username, RECENT.subject, documents)
  changed()
}

const without = (username: string, gone: string) =>
  read(username).filter(({ code }) => code !== gone)

/** A document is shown: it is the first of those opened last, once, whichever screen showed it. */
export function noteDocument(username: string, opened: RecentDocument): void {
  keep(username, [opened, ...without(username, opened.code)].slice(0, REMEMBERED))
}

/** There is no such document, after all. */
export function forgetDocument(username: string, code: string): void {
  keep(username, without(username, code))
}

/** The documents that a person opened last, in this browser, the last one first. */
export function useRecentDocuments(username: string): readonly RecentDocument[] {
  return useSelector(changes, () => read(username))
}

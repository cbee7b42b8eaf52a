import { createAtom, useSelector } from '@tanstack/react-store'
import * as v from 'valibot'
import { readEach, storedMoment } from '@/session/read-each'
import { readStored, removeStored, writeStored } from '@/session/stored-value'

/** A document that a person has opened: where, and when. */
export interface RecentDocument {
  path: string
  code: string
  /** epoch ms by this browser's clock */
  openedAt: number
}

/** How many are remembered. */
const REMEMBERED = 8
const KIND = 'recent'
const SUBJECT = 'documents'

const stored = v.object({ path: v.string(), code: v.string(), openedAt: storedMoment })

let known: { username: string; documents: readonly RecentDocument[] } | undefined
/** Counts the changes; who shows the documents reads them again after each. */
const changes = createAtom(0)
const changed = () => changes.set((count) => count + 1)

function read(username: string): readonly RecentDocument[] {
  if (known?.username !== username) {
    known = { username, documents: readEach(stored, readStored(KIND, username, SUBJECT)) }
  }
  return known.documents
}

function keep(username: string, documents: readonly RecentDocument[]): void {
  known = { username, documents }
  writeStored(KIND, username, SUBJECT, documents)
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

/** Forgets which documents a person opened: they have logged out, or want it so. */
export function forgetRecentDocuments(username: string): void {
  known = undefined
  removeStored(KIND, username, SUBJECT)
  changed()
}

/** The documents that a person opened last, in this browser, the last one first. */
export function useRecentDocuments(username: string): readonly RecentDocument[] {
  return useSelector(changes, () => read(username))
}

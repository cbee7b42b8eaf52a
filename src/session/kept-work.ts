import { readUserValue, userValues } from './user-storage'

/** What names of drafts begin with, in a person's storage. */
export const DRAFTS = 'draft.'
/** What names of remarks on orders that are not decided begin with. */
export const REMARKS = 'remark.'
/** Under which name the records of writes stand. */
export const WRITES = 'writes'

/**
 * How many drafts, remarks and writes without a known result this tab keeps for a person, whether a page shows them or not: all
 * of it ends with the session.
 */
export function countKept(username: string): number {
  return countTyped(username) + openWrites(username).length
}

/** How many of these are drafts and remarks. */
export function countTyped(username: string): number {
  // A document's drafts stand under one name.
  return typedBy(username).flatMap(([, value]) => value).length
}

/** All of that as text, which is equal for as long as nothing is typed or sent. It has what was typed in it: it is for this tab alone. */
export function keptNow(username: string): string {
  // A draft that is kept again says when.
  return JSON.stringify([typedBy(username), openWrites(username)], (name, value: unknown) =>
    name === 'savedAt' ? undefined : value,
  )
}

const typedBy = (username: string) => [
  ...userValues(username, DRAFTS),
  ...userValues(username, REMARKS),
]

/** Whether there are writes without a known result. */
export function hasOpenWrites(username: string): boolean {
  return openWrites(username).length > 0
}

function openWrites(username: string): unknown[] {
  const records = readUserValue(username, WRITES)
  return Array.isArray(records) ? records.filter(isOpen) : []
}

const isOpen = (record: unknown) =>
  record instanceof Object && 'phase' in record && record.phase === 'open'

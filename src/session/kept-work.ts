import { countUserValues, readUserValue } from './user-storage'

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
  const records = readUserValue(username, WRITES)
  return (
    countUserValues(username, DRAFTS) +
    countUserValues(username, REMARKS) +
    (Array.isArray(records) ? records.filter(isOpen).length : 0)
  )
}

const isOpen = (record: unknown) =>
  record instanceof Object && 'phase' in record && record.phase === 'open'

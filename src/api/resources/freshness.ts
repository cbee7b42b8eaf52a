/** How long answers count as fresh, and how long they are kept, in milliseconds. */

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Others work on the same lists, so a list that is looked at again is soon read again, quietly. */
export const LIST_STALE_MS = 30 * SECOND

export const DETAIL_STALE_MS = 30 * SECOND

/** A hidden page has no observer: its rows must still be there when the person comes back. */
export const LIST_KEPT_MS = 30 * MINUTE

/** Channels, parks, departments and remarks change on few days of a year. */
export const BASE_DATA_STALE_MS = 5 * MINUTE

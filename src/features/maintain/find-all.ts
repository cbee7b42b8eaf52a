import type { Page } from '@/api/contract/envelope'

/** More entries than share a part of a name anywhere. */
export const ALL_ENTRIES = { pageNum: 1, pageSize: 1000 } as const

/**
 * The rows of a page that holds all of them.
 *
 * @throws RangeError when it doesn't: what is missing on it may be on the next one
 */
export function wholeList<Row>({ rows, total }: Page<Row>): readonly Row[] {
  if (rows.length < total) throw new RangeError(`${total} entries are more than can be looked at`)
  return rows
}

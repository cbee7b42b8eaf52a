import { fetchAllPages } from '@/api/fetch-all-pages'
import type { Page } from '@/api/contract/envelope'
import { sumCents } from '@/domain/money'
import type { FileCount } from './count-file'
import { countInWorker } from './count-in-worker'

/** Files above this size are not opened to be checked, in bytes. */
export const MAX_CHECKED_BYTES = 20 * 1024 * 1024

/** The outcome of holding a file against its list. */
export type ExportCheck =
  | { verdict: 'same'; file: FileCount; list: FileCount }
  | { verdict: 'different'; file: FileCount; list: FileCount }
  /** the file is no workbook that a sheet program could open, or not this list's */
  | { verdict: 'unreadable' }
  | { verdict: 'unchecked'; reason: 'too-large' | 'list' | 'broken-off' | 'no-amounts' | 'no-sum' }

interface CheckInput<Row> {
  file: Blob
  /** the header of the money column in the file */
  header: string
  /** integer cents of a row of the list, of the same column */
  money: (row: Row) => number
  /** what a row is known by */
  rowKey: (row: Row) => string
  fetchPage: (
    page: { pageNum: number; pageSize: number },
    signal: AbortSignal | undefined,
  ) => Promise<Page<Row>>
  signal: AbortSignal
}

/**
 * Holds an exported file against the list it was made from: number of rows and control total. People
 * work on the list meanwhile, so before a difference is called the list is read once more.
 *
 * @throws the signal's reason after an abort
 */
export async function checkExport<Row>({
  file,
  header,
  money,
  rowKey,
  fetchPage,
  signal,
}: CheckInput<Row>): Promise<ExportCheck> {
  if (file.size > MAX_CHECKED_BYTES) return { verdict: 'unchecked', reason: 'too-large' }
  const counted = await countInWorker({ file, header }, signal)
  if (counted === 'broken-off') return { verdict: 'unchecked', reason: 'broken-off' }
  if (!counted) return { verdict: 'unreadable' }
  const readList = async (): Promise<FileCount | undefined> => {
    const { rows, isInconsistent } = await fetchAllPages(fetchPage, { signal, rowKey })
    // Pages that shifted under the reader add up to nothing that can be compared.
    if (isInconsistent) return undefined
    return { rows: rows.length, cents: sumCents(rows.map(money)) }
  }
  let list = await readList()
  if (!list || compareCounts(counted, list).verdict === 'different') list = await readList()
  if (!list) return { verdict: 'unchecked', reason: 'list' }
  return compareCounts(counted, list)
}

/** What the counts of a file and of what was to be in it say. */
export function compareCounts(file: FileCount, list: FileCount): ExportCheck {
  if (file.rows !== list.rows || file.cents !== list.cents) {
    return { verdict: 'different', file, list }
  }
  // Two sums that are both too large may be different ones.
  if (file.cents === 'too-large') return { verdict: 'unchecked', reason: 'no-sum' }
  return { verdict: 'same', file, list }
}

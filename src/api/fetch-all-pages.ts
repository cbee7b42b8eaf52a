import { LARGEST_PAGE, type Page } from './contract/envelope'

export interface AllRows<Row> {
  rows: Row[]
  /** the list changed twice while it was read, or rows came twice: some may be missing */
  isInconsistent: boolean
}

interface AllPagesOptions<Row> {
  /** what a row is known by: one that comes twice has moved to the next page under the reader */
  rowKey: (row: Row) => string
  signal?: AbortSignal | undefined
  /** how many rows are asked for at a time */
  pageSize?: number | undefined
  onProgress?: ((rowsRead: number, total: number) => void) | undefined
}

/**
 * Reads every page of a list. When the total changes on the way, or a row comes twice, pages have
 * shifted under the reader, so it starts over once; a second change is told with the rows.
 *
 * @param fetchPage must read past any cache
 * @throws whatever `fetchPage` throws; the signal's reason after an abort
 */
export async function fetchAllPages<Row>(
  fetchPage: (
    page: { pageNum: number; pageSize: number },
    signal: AbortSignal | undefined,
  ) => Promise<Page<Row>>,
  options: AllPagesOptions<Row>,
): Promise<AllRows<Row>> {
  const first = await readOnce(fetchPage, options)
  return first.isInconsistent ? readOnce(fetchPage, options) : first
}

async function readOnce<Row>(
  fetchPage: Parameters<typeof fetchAllPages<Row>>[0],
  { signal, pageSize = LARGEST_PAGE, onProgress, rowKey }: AllPagesOptions<Row>,
): Promise<AllRows<Row>> {
  const rows: Row[] = []
  const keys = new Set<string>()
  let total: number | undefined
  for (let pageNum = 1; ; pageNum++) {
    signal?.throwIfAborted()
    const page = await fetchPage({ pageNum, pageSize }, signal)
    rows.push(...page.rows)
    for (const row of page.rows) keys.add(rowKey(row))
    total ??= page.total
    if (page.total !== total || keys.size < rows.length) return { rows, isInconsistent: true }
    onProgress?.(rows.length, total)
    if (rows.length >= total || page.rows.length === 0) {
      return { rows, isInconsistent: rows.length !== total }
    }
  }
}

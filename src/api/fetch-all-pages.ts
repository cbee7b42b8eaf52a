import type { Page } from './contract/envelope'

/** How many rows are asked for at a time. */
const ALL_ROWS_PAGE_SIZE = 1000

export interface AllRows<Row> {
  rows: Row[]
  /** the list changed twice while it was read: rows may be missing or doubled */
  isInconsistent: boolean
}

interface AllPagesOptions {
  signal?: AbortSignal | undefined
  pageSize?: number | undefined
  onProgress?: ((rowsRead: number, total: number) => void) | undefined
}

/**
 * Reads every page of a list. When the total changes on the way, pages have shifted under the
 * reader, so it starts over once; a second change is told with the rows.
 *
 * @param fetchPage must read past any cache
 * @throws whatever `fetchPage` throws; the signal's reason after an abort
 */
export async function fetchAllPages<Row>(
  fetchPage: (
    page: { pageNum: number; pageSize: number },
    signal: AbortSignal | undefined,
  ) => Promise<Page<Row>>,
  options: AllPagesOptions = {},
): Promise<AllRows<Row>> {
  const first = await readOnce(fetchPage, options)
  return first.isInconsistent ? readOnce(fetchPage, options) : first
}

async function readOnce<Row>(
  fetchPage: Parameters<typeof fetchAllPages<Row>>[0],
  { signal, pageSize = ALL_ROWS_PAGE_SIZE, onProgress }: AllPagesOptions,
): Promise<AllRows<Row>> {
  const rows: Row[] = []
  let total: number | undefined
  for (let pageNum = 1; ; pageNum++) {
    signal?.throwIfAborted()
    const page = await fetchPage({ pageNum, pageSize }, signal)
    rows.push(...page.rows)
    total ??= page.total
    if (page.total !== total) return { rows, isInconsistent: true }
    onProgress?.(rows.length, total)
    if (rows.length >= total || page.rows.length === 0) {
      return { rows, isInconsistent: rows.length !== total }
    }
  }
}

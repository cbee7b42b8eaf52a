import { LARGEST_PAGE, type Page } from './contract/envelope'

export interface AllRows<Row> {
  /** each once */
  rows: Row[]
  /** how many there are, as the server says; where it does not say, how many came at the least */
  total: number
  /** the list changed twice while it was read, or rows came twice: some may be missing */
  isInconsistent: boolean
  /** there are more than were wanted: none is given, and no more was asked for */
  isTooLong?: boolean
  /** the server does not say how many there are, so nobody can tell whether these are all */
  isAtLeast?: true | undefined
}

interface AllPagesOptions<Row> {
  /** what a row is known by: one that comes twice has moved to the next page under the reader */
  rowKey: (row: Row) => string
  signal?: AbortSignal | undefined
  /** how many rows are asked for at a time */
  pageSize?: number | undefined
  /** no more rows than these are read */
  most?: number | undefined
  /** a list that is longer than this is not read on: a part of it would say nothing */
  refuseAbove?: number | undefined
  onProgress?: ((rowsRead: number, total: number) => void) | undefined
}

/**
 * Reads every page of a list, also where a server gives fewer rows a page than it is asked for. When the total changes on the way,
 * or a row comes twice, pages have shifted under the reader, so it starts over once; a second change is told with the rows. Where
 * nobody says how many there are it reads to the empty page: whether a row was lost on the way is not known, so they count as changed.
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
  // Of a server that does not say how many there are, a second look learns nothing more.
  return first.isInconsistent && !first.isAtLeast ? readOnce(fetchPage, options) : first
}

async function readOnce<Row>(
  fetchPage: Parameters<typeof fetchAllPages<Row>>[0],
  {
    signal,
    pageSize = LARGEST_PAGE,
    most,
    refuseAbove = Number.POSITIVE_INFINITY,
    onProgress,
    rowKey,
  }: AllPagesOptions<Row>,
): Promise<AllRows<Row>> {
  const read = new Map<string, Row>()
  let count = 0
  let total: number | undefined
  const end = (isInconsistent: boolean): AllRows<Row> => ({
    rows: [...read.values()].slice(0, most),
    total: total ?? count,
    isInconsistent,
    isAtLeast: total === undefined || undefined,
  })
  for (let pageNum = 1; ; pageNum++) {
    signal?.throwIfAborted()
    const page = await fetchPage({ pageNum, pageSize }, signal)
    count += page.rows.length
    if (Math.max(page.total, count) > refuseAbove) {
      return { rows: [], total: page.total, isInconsistent: false, isTooLong: true }
    }
    for (const row of page.rows) read.set(rowKey(row), row)
    // An empty page behind others may be all that a server has to say which counts none.
    if (!page.isAtLeast && (page.rows.length > 0 || count === 0)) total ??= page.total
    const isOther = !page.isAtLeast && total !== undefined && page.total !== total
    if (isOther || read.size < count) return end(true)
    onProgress?.(count, total ?? count)
    if (page.rows.length === 0 || (total !== undefined && count >= total)) {
      return end(count !== total)
    }
    // Where nobody says how many there are, one row more tells that these are not all.
    if (most !== undefined && count >= most + (total === undefined ? 1 : 0)) return end(false)
  }
}

import { LARGEST_PAGE } from '@/api/contract/envelope'
import type { RowData } from '@/components/data-table/data-column'
import { fieldNames } from '@/components/query-form/filter-field'
import { MOST_CODES } from '@/domain/code-list'
import type { ListDefinition, ListRequest, ListSearch } from '../list-definition'

/** Rows that are to be taken along. */
export interface SelectedRows<Row> {
  /** the selected ones as they were last seen, some of them on pages that show no more */
  rows: readonly Row[]
  /** the rows of the page that shows: who selects sees what these are */
  shown: readonly Row[]
}

/** Selected rows as they were read. */
export interface RowsRead<Row> {
  /** in the order in which they were given */
  rows: readonly Row[]
  /** the keys of those of them that the filters in force match no more */
  unmatched: readonly string[]
}

interface ReadInput<Row extends RowData, Search extends ListSearch, Request extends ListRequest> {
  list: Pick<ListDefinition<Row, Search, Request>, 'fields' | 'narrowedTo' | 'rowKey' | 'fetchPage'>
  request: Request
  selected: SelectedRows<Row>
  signal?: AbortSignal
  onProgress?: (rowsRead: number) => void
}

/** More rows than that are looked for in the list first: of codes each is a call of its own. */
const FEW = 8

/**
 * The selected rows as they stand by now: those of the page that shows as it shows them, every other one read again past the
 * cache: many in the list as it is filtered, few and what is not among its first rows by their codes beside its filters, and
 * what these don't match any more by their codes alone. Rows that can be selected are orders, whose codes are their keys; by
 * its own code an order is never filtered out later on.
 *
 * @returns `gone`: the keys of rows that the list does not have any more
 * @throws ApiError when one can't be read; the signal's reason after an abort
 */
export async function readSelected<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  list: { fields, narrowedTo, rowKey, fetchPage },
  request,
  selected: { rows, shown },
  signal,
  onProgress,
}: ReadInput<Row, Search, Request>): Promise<RowsRead<Row> & { gone: string[] }> {
  const keys = rows.map(rowKey)
  const now = new Map(shown.map((row) => [rowKey(row), row]))
  let mayMatch = true
  const missing = () => keys.filter((key) => !now.has(key))
  if (missing().length > FEW) {
    const page = await fetchPage({ ...request, pageNum: 1, pageSize: LARGEST_PAGE }, signal)
    for (const row of page.rows) if (!now.has(rowKey(row))) now.set(rowKey(row), row)
    mayMatch = page.isAtLeast ?? page.total > page.rows.length
  }
  const readByCodes = async (others: object) => {
    const hidden = missing()
    for (let at = 0; at < hidden.length; at += MOST_CODES) {
      signal?.throwIfAborted()
      // With a comma even one code is a list: just the order that is called so counts, and none that has the code in its own.
      const code = `${hidden.slice(at, at + MOST_CODES).join(',')},`
      const page = await fetchPage({ ...request, ...others, code }, signal)
      for (const row of page.rows) now.set(rowKey(row), row)
      onProgress?.(keys.length - missing().length)
    }
  }
  const filters = [...fields, ...(narrowedTo?.fields ?? [])].flatMap(fieldNames)
  const unfiltered = Object.fromEntries(filters.map((name) => [name, undefined]))
  if (mayMatch) await readByCodes({})
  const others = missing()
  await readByCodes(unfiltered)
  const gone = missing()
  return {
    rows: keys.map((key) => now.get(key)).filter((row) => row !== undefined),
    unmatched: others.filter((key) => !gone.includes(key)),
    gone,
  }
}

/**
 * The selected rows in the order in which the list shows them, and not in that of the presses: those of the page as they stand
 * there, and with rows of other pages the newest first.
 */
export function inListOrder<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>(
  { columns, rowKey }: Pick<ListDefinition<Row, Search, Request>, 'columns' | 'rowKey'>,
  { rows, shown }: SelectedRows<Row>,
): Row[] {
  const places = new Map(shown.map((row, index) => [rowKey(row), index]))
  const placeOf = (row: Row) => places.get(rowKey(row)) ?? -1
  if (rows.every((row) => placeOf(row) >= 0)) {
    return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
  const created = columns.find(({ id }) => id === 'created')
  const createdAt = (row: Row) => {
    const at = created?.accessorFn?.(row, 0)
    return `${typeof at === 'string' ? at : ''} ${rowKey(row)}`
  }
  return rows.toSorted((one, other) => (createdAt(one) < createdAt(other) ? 1 : -1))
}

import { useEffect, useState } from 'react'
import { draftOf, type FilterDraft, type FilterField } from '@/components/query-form/filter-field'

/**
 * The filters of a list's URL: the same object for as long as they say the same, so that what shows them
 * rests while one goes from page to page. `key` tells them from others.
 */
export function useFiltersInForce(
  fields: readonly FilterField[],
  search: Readonly<Record<string, unknown>>,
): { key: string; inForce: FilterDraft } {
  const inForce = draftOf(fields, search)
  const key = filtersKey(fields, inForce)
  const [state, setState] = useState({ key, inForce })
  if (state.key === key) return state
  const changed = { key, inForce }
  setState(changed)
  return changed
}

/** The same for the same filters, in whatever order they are given. */
export function filtersKey(fields: readonly FilterField[], filters: FilterDraft): string {
  return JSON.stringify(draftOf(fields, filters))
}

/** What becomes of the selected rows, by key. */
export type SelectionChange<Row> = (selected: ReadonlyMap<string, Row>) => ReadonlyMap<string, Row>

/** Rows that stand on the page now. */
interface RowsNow<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

interface Selection<Row> {
  filterKey: string
  selected: ReadonlyMap<string, Row>
}

/** Where the selections of a page with several lists are kept, by list: who comes back to one finds what is selected there. */
export type KeptSelections<Row> = Map<string, Selection<Row>>

/** A selection that outlives its list. */
export interface SelectionPlace<Row> {
  /** of the list among those of its page */
  id: string
  kept: KeptSelections<Row> | undefined
}

/**
 * The selected rows by key. The selection survives paging; other filters start without one.
 *
 * @param now what is added up, copied and exported is what stands there: a selected row that is on the page again, and is another
 *   by now, takes its place. Undefined where rows are decided on as they were when they were selected.
 */
export function useSelection<Row>(
  filterKey: string,
  now?: RowsNow<Row>,
  { id, kept }: SelectionPlace<Row> = NOWHERE,
) {
  const none: Selection<Row> = { filterKey, selected: new Map() }
  const [state, setState] = useState(() => kept?.get(id) ?? none)
  const current = state.filterKey === filterKey ? state : none
  if (current !== state) setState(current)
  useEffect(() => {
    kept?.set(id, state)
  }, [kept, id, state])
  const { selected } = current
  const newer = selected.size > 0 && now ? newerRows(selected, now) : []
  if (newer.length > 0) setState({ filterKey, selected: new Map([...selected, ...newer]) })
  return {
    selected,
    setSelected: (selected: ReadonlyMap<string, Row>) => setState({ filterKey, selected }),
    /** changes what is selected then, whatever that has become meanwhile */
    changeSelected: (change: SelectionChange<Row>) =>
      setState((now) => ({ ...now, selected: change(now.selected) })),
  }
}

/** A selection without the rows of these keys. */
export function without<Row>(
  selected: ReadonlyMap<string, Row>,
  keys: readonly string[],
): ReadonlyMap<string, Row> {
  return new Map([...selected].filter(([key]) => !keys.includes(key)))
}

const NOWHERE = { id: '', kept: undefined }

/** The rows of a page that are selected, and are no longer as they were then. */
function newerRows<Row>(
  selected: ReadonlyMap<string, Row>,
  { rows, rowKey }: RowsNow<Row>,
): [string, Row][] {
  // A key that stands there twice is one row, or each of the two would be newer than the other.
  const now = new Map(rows.map((row) => [rowKey(row), row]))
  return [...now].filter(([key, row]) => selected.has(key) && selected.get(key) !== row)
}

import { useLayoutEffect, useState } from 'react'
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

interface KeyedRows<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Rows that stand on the page now. */
interface RowsNow<Row> extends KeyedRows<Row> {
  /** epoch ms */
  readAt: number
}

interface Selection<Row> {
  /** of the filters that it was made with, and of those that show it alone */
  filterKeys: readonly string[]
  /** as they were when they were selected */
  selected: ReadonlyMap<string, Row>
  /** those of them that were another later on, as they were last seen */
  newer?: ReadonlyMap<Row, Row> | undefined
  /** keys of those that the filters matched no more when they were read last */
  unmatched?: ReadonlySet<string> | undefined
  /** when that was, in epoch ms */
  unmatchedAt?: number | undefined
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
 * The selected rows by key, as they were when they were selected: what is decided on. The selection survives paging; other
 * filters start without one, but for those that show it alone, and the ones before on the way back.
 *
 * @param now the rows of the page, where they are those that were asked for
 * @returns beside them `seen`, the same rows as they were last seen: what is added up, copied and exported; and `unmatched`,
 * the keys of those that the filters matched no more when they were read for that
 */
export function useSelection<Row>(
  filterKey: string,
  now?: RowsNow<Row>,
  { id, kept }: SelectionPlace<Row> = NOWHERE,
) {
  const none: Selection<Row> = { filterKeys: [filterKey], selected: new Map() }
  const [state, setState] = useState(() => kept?.get(id) ?? none)
  const current = state.filterKeys.includes(filterKey) ? state : none
  if (current !== state) setState(current)
  // Before the effects of what looks at the selections of all lists.
  useLayoutEffect(() => {
    kept?.set(id, state)
  }, [kept, id, state])
  const { selected, newer, unmatched } = current
  const followed = now && selected.size > 0 ? withRowsNow(current, now) : current
  if (followed !== current) setState(followed)
  return {
    selected,
    seen: newer ? lastSeen(selected, newer) : selected,
    unmatched,
    /** with keys of other filters it is the selection of these, too */
    setSelected: (selected: ReadonlyMap<string, Row>, ...alsoFor: string[]) =>
      setState({ ...current, selected, filterKeys: [...current.filterKeys, ...alsoFor] }),
    /** selected rows were read again, to be taken along */
    noteRead: (read: KeyedRows<Row>, unmatched: readonly string[]) => {
      const news = { unmatched: new Set(unmatched), unmatchedAt: Date.now() }
      setState((now) =>
        now.filterKeys.includes(filterKey)
          ? { ...withNewer(now, changedRows(now, read)), ...news }
          : now,
      )
    },
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

/** A selection with what a page tells of it; the same one when that is nothing new. */
function withRowsNow<Row>(selection: Selection<Row>, now: RowsNow<Row>): Selection<Row> {
  const { unmatched, unmatchedAt = 0 } = selection
  const changed = changedRows(selection, now)
  // A page that was read before tells nothing of that: on the way back the row still stands there.
  const keys = unmatched && now.readAt > unmatchedAt ? now.rows.map(now.rowKey) : []
  const matched = keys.filter((key) => unmatched?.has(key))
  if (changed.length === 0 && matched.length === 0) return selection
  const left = [...(unmatched ?? [])].filter((key) => !matched.includes(key))
  return { ...withNewer(selection, changed), unmatched: new Set(left) }
}

/** The selected rows that stand on a page, and are no longer as they were last seen: each with what it is by now. */
function changedRows<Row>(
  { selected, newer }: Selection<Row>,
  { rows, rowKey }: KeyedRows<Row>,
): [Row, Row][] {
  // A key that stands there twice is one row, or each of the two would be newer than the other.
  const now = new Map(rows.map((row) => [rowKey(row), row]))
  return [...now].flatMap(([key, row]): [Row, Row][] => {
    const before = selected.get(key)
    return before === undefined || (newer?.get(before) ?? before) === row ? [] : [[before, row]]
  })
}

function withNewer<Row>(
  selection: Selection<Row>,
  changed: readonly (readonly [Row, Row])[],
): Selection<Row> {
  return { ...selection, newer: new Map([...(selection.newer ?? []), ...changed]) }
}

function lastSeen<Row>(
  selected: ReadonlyMap<string, Row>,
  newer: ReadonlyMap<Row, Row>,
): ReadonlyMap<string, Row> {
  return new Map([...selected].map(([key, row]) => [key, newer.get(row) ?? row]))
}

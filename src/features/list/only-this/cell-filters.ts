import type { FilterDraft } from '@/components/query-form/filter-field'
import { splitCodes } from '@/domain/code-list'
import { isTooLong } from '@/domain/filter-text'
import { seenText } from '@/domain/seen-text'

/** By column, the filter that finds rows like this one: by name as in the URL, empty where the cell is. */
export type CellFilters<Row> = Readonly<Record<string, (row: Row) => FilterDraft>>

/**
 * One filter by the value of a cell. None where the cell is empty, or holds what the address of a list can't: then the list would
 * say that it does not apply it, or find nothing.
 */
export function by(name: string, value: string | number | undefined): FilterDraft {
  const text = String(value ?? '')
  const sought = seenText(text)
  return sought === '' || isTooLong(text) || !text.includes(sought) ? {} : { [name]: text }
}

/** One filter by the code in a cell; none where it would be read as several, or as another one. */
export function byCode(name: string, code: string | undefined): FilterDraft {
  const [only, ...more] = splitCodes(code ?? '')
  return only === code && more.length === 0 ? by(name, code) : {}
}

import { readSheet } from 'read-excel-file/web-worker'
import { shownNumber } from '@/domain/import-table'
import { openWorkbook, WorkbookRefusal } from '../../../list/export/open-workbook'

/** A cell as the text that a person sees in it; a number with more digits than sheets keep is not what was typed. */
export type SheetText = string | { rounded: string }
export type SheetRows = readonly (readonly SheetText[])[]

/** What is in a file, or why it was not read. */
export type SheetAnswer =
  | { kind: 'rows'; rows: SheetRows }
  | { kind: 'refused'; why: WorkbookRefusal['why'] | 'unreadable'; place: string }

/** More cells than that, gaps included, are no table of 200 orders. */
const MOST_CELLS = 2_000_000

/** Reads the first sheet of a workbook as texts. A file that could do harm, or has formulas or errors, is refused. */
export async function readTable(file: Blob): Promise<SheetAnswer> {
  try {
    const safe = await openWorkbook(file, { mostCells: MOST_CELLS, constantsOnly: true })
    const rows = await readSheet(safe, { parseNumber: (stored): SheetText => shownNumber(stored) ?? { rounded: stored } }) // prettier-ignore
    return { kind: 'rows', rows: rows.map((cells) => cells.map(textOf)) }
  } catch (error) {
    if (!(error instanceof WorkbookRefusal))
      return { kind: 'refused', why: 'unreadable', place: '' }
    return { kind: 'refused', why: error.why, place: error.place }
  }
}

function textOf(cell: unknown): SheetText {
  if (cell === null || cell === undefined) return ''
  // Sheets know no zones: the day is the one that stands there.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'object' && 'rounded' in cell) return { rounded: String(cell.rounded) }
  if (typeof cell === 'boolean') return String(cell)
  return typeof cell === 'string' ? cell : ''
}

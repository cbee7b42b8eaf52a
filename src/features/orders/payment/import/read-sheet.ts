import { readSheet } from 'read-excel-file/web-worker'
import { shownNumber } from '@/domain/import-table'
import { openWorkbook, WorkbookRefusal } from '../../../list/export/open-workbook'
import { lookOf, type SheetLook } from './sheet-look'

/**
 * A cell as the text that a person sees in it. A number with more digits than sheets keep is not what was typed; and a number
 * or a day in a format of its own (`0046000123`, `2026-11`) is not what is seen.
 */
export type SheetText = string | { rounded: string } | { kept: string }
export type SheetRows = readonly (readonly SheetText[])[]

/** What is in a file, or why it was not read. */
export type SheetAnswer =
  | { kind: 'rows'; rows: SheetRows; hiddenRows: readonly number[] }
  | { kind: 'refused'; why: WorkbookRefusal['why'] | 'unreadable'; place: string }

/** More cells than that, gaps included, are no table of 200 orders. */
const MOST_CELLS = 2_000_000

/** Reads the first sheet of a workbook as texts. A file that could do harm, or has formulas or errors, is refused. */
export async function readTable(file: Blob): Promise<SheetAnswer> {
  try {
    const looks: SheetLook[] = []
    const safe = await openWorkbook(file, {
      mostCells: MOST_CELLS,
      constantsOnly: true,
      onCells: (cells, styles) => looks.push(lookOf(cells, styles)),
    })
    const rows = await readSheet(safe, { parseNumber: (stored): Kept => ({ stored }) })
    const isShownOtherwise = (row: number, column: number, kept: string) =>
      looks.some((look) => look.isShownOtherwise(row, column, kept))
    return {
      kind: 'rows',
      rows: rows.map((cells, row) =>
        cells.map((cell, column) => textOf(cell, (kept) => isShownOtherwise(row, column, kept))),
      ),
      hiddenRows: looks.flatMap((look) => look.hiddenRows),
    }
  } catch (error) {
    if (!(error instanceof WorkbookRefusal))
      return { kind: 'refused', why: 'unreadable', place: '' }
    return { kind: 'refused', why: error.why, place: error.place }
  }
}

/** A number as the file has it. */
interface Kept {
  stored: string
}

function textOf(cell: unknown, isShownOtherwise: (kept: string) => boolean): SheetText {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return { kept: dayOrTime(cell.toISOString()) }
  if (typeof cell === 'object' && 'stored' in cell) {
    const stored = String(cell.stored)
    const text = shownNumber(stored)
    if (text === undefined) return { rounded: stored }
    return isShownOtherwise(text) ? { kept: text } : text
  }
  if (typeof cell === 'boolean') return String(cell)
  return typeof cell === 'string' ? cell : ''
}

/** Sheets know no zones: the day is the one that stands there. A time alone is kept as one of a day before all others. */
function dayOrTime(iso: string): string {
  return iso.startsWith('1899-12-30') ? iso.slice(11, 19) : iso.slice(0, 10)
}

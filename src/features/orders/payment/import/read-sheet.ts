import { readSheet } from 'read-excel-file/web-worker'
import { shownNumber } from '@/domain/import-table'
import { openWorkbook, WorkbookRefusal } from '../../../list/export/open-workbook'
import { lookOf, type MergedCells, type SheetLook } from './sheet-look'

/**
 * A cell as the text that a person sees in it. A number with more digits than sheets keep is not what was typed; and a number
 * or a day in a format of its own (`0046000123`, `2026-11`) is not what is seen; nor is a number that is shown as another
 * amount (`50%`, `12万`).
 */
export type SheetText = string | { rounded: string } | { kept: string; isOtherAmount?: true }
export type SheetRows = readonly (readonly SheetText[])[]

/** What is in a file, or why it was not read. */
export type SheetAnswer =
  | {
      kind: 'rows'
      rows: SheetRows
      hiddenRows: readonly number[]
      /** the other sheets that a person sees, each with its first rows */
      others: readonly OtherSheet[]
    }
  | { kind: 'refused'; why: WorkbookRefusal['why'] | 'merged' | 'unreadable'; place: string }

/** A sheet that is not read. */
export interface OtherSheet {
  name: string
  rows: SheetRows
}

/** More cells than that, gaps included, are no table of 200 orders. */
const MOST_CELLS = 2_000_000

/**
 * Reads the first sheet of a workbook that a person sees and that holds anything, as texts. A file that could do harm is refused,
 * and so is a sheet with formulas, errors, or cells that are merged over several rows.
 */
export async function readTable(file: Blob): Promise<SheetAnswer> {
  try {
    const looks: SheetLook[] = []
    const book = await openWorkbook(file, {
      mostCells: MOST_CELLS,
      constantsOnly: true,
      onCells: (...sheet) => looks.push(lookOf(...sheet)),
    })
    const rows = await readTexts(book.file, book.sheet, looks)
    const merged = looks.flatMap((look) => look.mergedDown).find((each) => hidesRows(each, rows))
    if (merged) return { kind: 'refused', why: 'merged', place: merged.place }
    const others: OtherSheet[] = []
    for (const { number, name } of book.others) {
      // What is not imported need not be readable.
      others.push({
        name,
        rows: await readTexts(book.file, number, []).catch((): SheetRows => []),
      })
    }
    return { kind: 'rows', rows, hiddenRows: looks.flatMap((look) => look.hiddenRows), others }
  } catch (error) {
    if (!(error instanceof WorkbookRefusal))
      return { kind: 'refused', why: 'unreadable', place: '' }
    return { kind: 'refused', why: error.why, place: error.place }
  }
}

async function readTexts(
  file: Blob,
  sheet: number,
  looks: readonly SheetLook[],
): Promise<SheetText[][]> {
  const rows = await readSheet(file, sheet, { parseNumber: (stored): Kept => ({ stored }) })
  return rows.map((cells, row) =>
    cells.map((cell, column) =>
      textOf(cell, {
        isShownOtherwise: (kept) => looks.some((look) => look.isShownOtherwise(row, column, kept)),
        isOtherAmount: looks.some((look) => look.isOtherAmount(row, column)),
        writtenTime: looks.map((look) => look.writtenTime(row, column)).find(Boolean),
      }),
    ),
  )
}

/** Whether rows below the first one that holds anything seem to hold what stands in a row above them. */
function hidesRows({ row, column, lastRow }: MergedCells, rows: SheetRows): boolean {
  const header = rows.findIndex((cells) => cells.some((cell) => cell !== ''))
  return lastRow > header && (rows[row]?.[column] ?? '') !== ''
}

/** A number as the file has it. */
interface Kept {
  stored: string
}

interface CellLook {
  isShownOtherwise: (kept: string) => boolean
  isOtherAmount: boolean
  writtenTime: string | undefined
}

function textOf(cell: unknown, look: CellLook): SheetText {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return { kept: dayOrTime(look.writtenTime ?? cell.toISOString()) }
  if (typeof cell === 'object' && 'stored' in cell) {
    const stored = String(cell.stored)
    const text = shownNumber(stored)
    if (text === undefined) return { rounded: stored }
    if (look.isOtherAmount) return { kept: text, isOtherAmount: true }
    return look.isShownOtherwise(text) ? { kept: text } : text
  }
  if (typeof cell === 'boolean') return String(cell)
  return typeof cell === 'string' ? cell : ''
}

/** Sheets know no zones: the day is the one that stands there. A time alone is kept as one of a day before all others. */
function dayOrTime(iso: string): string {
  return iso.startsWith('1899-12-30') ? iso.slice(11, 19) : iso.slice(0, 10)
}

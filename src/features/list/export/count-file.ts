import { readSheet } from 'read-excel-file/web-worker'
import { parseYuan, sumCents, type CentsSum } from '@/domain/money'
import { openWorkbook } from './open-workbook'

export interface FileCount {
  /** rows below the header */
  rows: number
  /** what the checked column comes to */
  cents: CentsSum
}

/**
 * Counts the rows of an .xlsx and adds up one of its columns, in exact cents: a number is read as the
 * decimal text it is written as, never as a float.
 *
 * @param header the column's name in the first row
 * @throws when it is no .xlsx, inflates to too much, says that a cell is where none can be, has no such column, or a
 *   cell in it is no amount
 */
export async function countFile(file: Blob, header: string): Promise<FileCount> {
  const { file: safe, sheet } = await openWorkbook(file)
  const [head, ...rows] = await readSheet(safe, sheet, {
    parseNumber: parseCellNumber,
  })
  const column = head?.indexOf(header) ?? -1
  if (column < 0) throw new Error(`The file has no column "${header}"`)
  const amounts = rows.map((row) => {
    const cents = row[column]
    if (typeof cents !== 'number') throw new Error(`A cell of "${header}" is no amount`)
    return cents
  })
  return { rows: rows.length, cents: sumCents(amounts) }
}

const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?E([+-]?\d+)$/i

/** A number of a sheet as cents; large ones may be written with an exponent, `1.23456789E7`. */
export function parseCellNumber(text: string): number | undefined {
  const match = EXPONENT.exec(text)
  if (!match) return parseYuan(text)
  const [, sign = '', whole = '', fraction = '', exponent] = match
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (Math.abs(point) > 20) return undefined
  const padded = digits
    .padEnd(Math.max(point, 0), '0')
    .padStart(digits.length - Math.min(point, 0), '0')
  const at = Math.max(point, 0)
  return parseYuan(`${sign}${padded.slice(0, at) || '0'}.${padded.slice(at)}`)
}

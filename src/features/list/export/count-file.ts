import { strFromU8, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/web-worker'
import { parseYuan, sumCents } from '@/domain/money'
import { fitsInMemory } from './sheet-size'

/**
 * The parts of a file together may inflate to so much, in bytes: ten times the largest file that is
 * opened. Whatever holds more is no list, and would only fill the memory.
 */
const MOST_INFLATED_BYTES = 200 * 1024 * 1024

export interface FileCount {
  /** rows below the header */
  rows: number
  /** integer cents of the checked column */
  cents: number
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
  const [head, ...rows] = await readSheet(await withoutCompression(file), {
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

/**
 * The same file with its parts stored as they are. The parser inflates large ones in workers of its
 * own, made from blobs, which the Content-Security-Policy forbids; this one is in a worker already.
 */
async function withoutCompression(file: Blob): Promise<Blob> {
  let bytes = 0
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    // Asked before a part is inflated, and no part becomes larger than it says.
    filter: ({ originalSize }) => {
      bytes += originalSize
      if (bytes > MOST_INFLATED_BYTES) throw new Error('The file inflates to too much')
      return true
    },
  })
  if (!Object.values(parts).every((part) => fitsInMemory(strFromU8(part)))) {
    throw new Error('The file has a cell where none can be')
  }
  return new Blob([zipSync(parts, { level: 0 })])
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

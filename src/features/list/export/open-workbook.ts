import { strFromU8, unzipSync, zipSync, type Unzipped } from 'fflate'
import { fitsInMemory } from './sheet-size'

/**
 * The parts of a file together may inflate to so much, in bytes: ten times the largest file that is
 * opened. Whatever holds more is no list, and would only fill the memory.
 */
const MOST_INFLATED_BYTES = 200 * 1024 * 1024

/** Why a file is not opened that may well be a workbook. */
export class WorkbookRefusal extends Error {
  override readonly name = 'WorkbookRefusal'
  readonly why: 'inflated' | 'far-cells' | 'formula' | 'error'
  /** of the first formula or error, `B3`; empty where it has none */
  readonly place: string

  constructor(why: WorkbookRefusal['why'], message: string, place = '') {
    super(message)
    this.why = why
    this.place = place
  }
}

interface OpenOptions {
  /** more cells than that, with the gaps between them, are no table */
  mostCells?: number
  /**
   * whether the first sheet may have constants alone. What formulas show is the word of whoever saved the file; and what shows
   * an error (`#N/A`), be it a value that was pasted, is an empty cell to the parser.
   */
  constantsOnly?: boolean
  /**
   * shown the cells of the first sheet and the styles, as XML, for what the parser leaves out; where the first one can't be
   * told those of each sheet
   */
  onCells?: (cells: string, styles: string) => void
}

/**
 * The same file with its parts stored as they are, once they are seen to do no harm. The parser inflates large ones in workers
 * of its own, made from blobs, which the Content-Security-Policy forbids; this is called in a worker already.
 *
 * @throws WorkbookRefusal; any other error when it is no zip
 */
export async function openWorkbook(
  file: Blob,
  { mostCells, constantsOnly = false, onCells }: OpenOptions = {},
): Promise<Blob> {
  let bytes = 0
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    // Asked before a part is inflated, and no part becomes larger than it says.
    filter: ({ originalSize }) => {
      bytes += originalSize
      if (bytes > MOST_INFLATED_BYTES) {
        throw new WorkbookRefusal('inflated', 'The file inflates to too much')
      }
      return true
    },
  })
  const relations =
    textOf(parts, 'xl/_rels/workbook.xml.rels').match(/<Relationship\s[^>]*>/g) ?? []
  const first = firstSheet(parts, relations)
  const styles = textOf(parts, partOf(relations, STYLES) ?? '')
  for (const [name, part] of Object.entries(parts)) {
    const xml = strFromU8(part)
    if (!fitsInMemory(xml, mostCells)) {
      throw new WorkbookRefusal('far-cells', 'The file has a cell where none can be')
    }
    if (first !== undefined && name !== first) continue
    if (constantsOnly) requireConstants(cellsOf(xml))
    onCells?.(cellsOf(xml), styles)
  }
  return new Blob([zipSync(parts, { level: 0 })])
}

/** A sheet's attributes up to that one. Its name, among them, may hold anything. */
const RELATION_OF_SHEET =
  /^<sheet(?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*?\s+[\w.-]+:id\s*=\s*"([^"]+)"/

/** The part with the cells of the first sheet, which is the one that is read; undefined when it can't be told. */
function firstSheet(parts: Unzipped, relations: readonly string[]): string | undefined {
  const book = textOf(parts, 'xl/workbook.xml')
  const id = RELATION_OF_SHEET.exec(book.slice(book.search(/<(?:[\w.-]+:)?sheet\s/)))?.[1]
  const name = partOf(relations, ` Id="${id}"`)
  return name !== undefined && name in parts ? name : undefined
}

const STYLES = '/relationships/styles"'

/** The part that the relation with this in it leads to. */
function partOf(relations: readonly string[], has: string): string | undefined {
  const relation = relations.find((each) => each.includes(has))
  const target = /\sTarget="([^"]+)"/.exec(relation ?? '')?.[1]
  if (target === undefined) return undefined
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

function textOf(parts: Unzipped, name: string): string {
  return strFromU8(parts[name] ?? new Uint8Array())
}

const CELLS_BEGIN = /<(?:[\w.-]+:)?sheetData[\s>]/
const CELLS_END = /<\/(?:[\w.-]+:)?sheetData\s*>/g
/** The element of a cell's formula. */
const FORMULA = /<(?:[\w.-]+:)?f[\s/>]/
/** A cell that shows an error, up to its type. */
const ERROR =
  /<(?:[\w.-]+:)?c(?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*?\s+t\s*=\s*(?:"e"|'e')[^>]*/
const PLACE = /\sr\s*=\s*["']([A-Z]{1,3}\d+)["']/g

/** The cells alone: choices and colours behind them are told by formulas as well, which show nothing. */
function cellsOf(xml: string): string {
  const begin = xml.search(CELLS_BEGIN)
  const end = [...xml.matchAll(CELLS_END)].at(-1)?.index
  return begin < 0 ? '' : xml.slice(begin, end)
}

/** @throws WorkbookRefusal */
function requireConstants(cells: string): void {
  const placeBefore = (at: number) => [...cells.slice(0, at).matchAll(PLACE)].at(-1)?.[1]
  const formula = FORMULA.exec(cells)
  if (formula) {
    throw new WorkbookRefusal('formula', 'The file has a formula', placeBefore(formula.index))
  }
  const error = ERROR.exec(cells)
  if (error) {
    const place = placeBefore(error.index + error[0].length)
    throw new WorkbookRefusal('error', 'The file has a cell that shows an error', place)
  }
}

import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate'
import { fitsInMemory } from './sheet-size'
import { unescapeXml } from './xml-text'

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
   * whether the sheet that is read may have constants alone. What formulas show is the word of whoever saved the file; and what shows
   * an error (`#N/A`), be it a value that was pasted, is an empty cell to the parser.
   */
  constantsOnly?: boolean
  /**
   * shown the cells of the sheet that is read, what stands behind them and the styles, as XML, for what the parser leaves out;
   * where that sheet can't be told those of each sheet
   */
  onCells?: (cells: string, behind: string, styles: string) => void
}

/** A sheet of a workbook. */
export interface SheetInBook {
  /** its place among all of them, from 1 on */
  number: number
  name: string
}

/** A workbook that does no harm, and what is to be read of it. */
export interface SafeWorkbook {
  file: Blob
  /** the first sheet that is not hidden and holds anything; where there is none, the first of all */
  sheet: number
  /** the first few others of that kind, with their first rows alone */
  others: readonly SheetInBook[]
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
): Promise<SafeWorkbook> {
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
  const styles = textOf(parts, partOf(relations, STYLES) ?? '')
  for (const name of Object.keys(parts)) {
    if (!fitsInMemory(textOf(parts, name), mostCells)) {
      throw new WorkbookRefusal('far-cells', 'The file has a cell where none can be')
    }
  }
  const sheets = sheetsOf(parts, relations)
  const seen = sheets.filter(
    ({ part, isHidden }) =>
      !isHidden && HOLDS_ANYTHING.test(splitAtCells(textOf(parts, part)).cells),
  )
  const [read = sheets[0], ...behind] = seen
  const others = behind.slice(0, MOST_OTHERS)
  for (const name of read ? [read.part] : Object.keys(parts)) {
    const { cells, behind } = splitAtCells(textOf(parts, name))
    if (constantsOnly) requireConstants(cells)
    onCells?.(cells, behind, styles)
  }
  // What the others hold their first rows tell: all of theirs would take longer than the sheet that is read.
  for (const { part } of others) {
    if (part !== read?.part) parts[part] = strToU8(firstRows(textOf(parts, part)))
  }
  return { file: new Blob([zipSync(parts, { level: 0 })]), sheet: read?.number ?? 1, others }
}

/** So many of the sheets that are not read are looked at, and so many rows of each. */
const MOST_OTHERS = 12
const FIRST_ROWS = 20
const ROW_ENDS = /<\/(?:[\w.-]+:)?row\s*>/g

/** A sheet without the rows behind the first ones. */
function firstRows(xml: string): string {
  const { begin, end } = cellsIn(xml)
  ROW_ENDS.lastIndex = begin
  for (let row = 0; row < FIRST_ROWS; row += 1) if (!ROW_ENDS.test(xml)) return xml
  return ROW_ENDS.lastIndex < end ? xml.slice(0, ROW_ENDS.lastIndex) + xml.slice(end) : xml
}

/** A sheet with its attributes. Its name, among them, may hold anything. */
const SHEET = /<(?:[\w.-]+:)?sheet((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))+)\s*\/?>/g
const SHEET_ATTRIBUTE = /\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const TOKEN = /[^<]+|<[^!<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*>/y

/** Whether what looks like an element there is one to the parser: nothing of it stands in comments or values. */
function isPlain(xml: string): boolean {
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < xml.length) if (!TOKEN.test(xml)) return false
  return true
}

interface ListedSheet extends SheetInBook {
  /** the part with its cells */
  part: string
  isHidden: boolean
}

/** The sheets of a workbook as its parser counts them; none where one of them can't be told. */
function sheetsOf(parts: Unzipped, relations: readonly string[]): ListedSheet[] {
  const book = textOf(parts, 'xl/workbook.xml')
  const ids = relations.map((relation) => / Id="[^"]*"/.exec(relation)?.[0])
  if (!isPlain(book) || new Set(ids).size < ids.length) return []
  const sheets: ListedSheet[] = []
  for (const [, attributes = ''] of book.matchAll(SHEET)) {
    const values = new Map(
      [...attributes.matchAll(SHEET_ATTRIBUTE)].map(([, name = '', double, single]) => [
        name.replace(/^.*:/, ''),
        double ?? single ?? '',
      ]),
    )
    const name = values.get('name') ?? ''
    // The parser passes such a one over.
    if (name === '') continue
    const part = partOf(relations, ` Id="${values.get('id')}"`)
    if (part === undefined || !(part in parts)) return []
    const isHidden = /hidden$/i.test(values.get('state') ?? '')
    sheets.push({ number: sheets.length + 1, name: unescapeXml(name), part, isHidden })
  }
  return sheets
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
/** The tag of a cell that shows an error. */
const ERROR =
  /<(?:[\w.-]+:)?c(?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*?\s+t\s*=\s*(?:"e"|'e')[^>]*/
const PLACE = /\sr\s*=\s*["']([A-Z]{1,3}\d+)["']/g

/** A cell's value; a cell may be there for its border alone. */
const HOLDS_ANYTHING = /<(?:[\w.-]+:)?(?:v|is|f)[\s/>]/

/** The cells of a sheet, and what stands behind them: choices and colours there are told by formulas as well, which show nothing. */
function splitAtCells(xml: string): { cells: string; behind: string } {
  const { begin, end } = cellsIn(xml)
  return { cells: xml.slice(begin, end), behind: xml.slice(end) }
}

/** Where the cells of a sheet begin and end; at its end where it has none. */
function cellsIn(xml: string): { begin: number; end: number } {
  const begin = xml.search(CELLS_BEGIN)
  if (begin < 0) return { begin: xml.length, end: xml.length }
  return { begin, end: [...xml.matchAll(CELLS_END)].at(-1)?.index ?? xml.length }
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

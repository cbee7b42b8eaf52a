/**
 * How large a parser would make a sheet. It fills the gaps between the cells that a sheet has: one cell at the far end
 * of nowhere would take all memory, of the page too.
 */

/** Ten times the largest list that is exported. */
const MOST_CELLS = 20_000_000

const START = /<(?:[\w.-]+:)?(?:c|row)(?=[\s/>])/g
const ATTRIBUTES = /(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/y
const ATTRIBUTE = /([\w.:-]+)\s*=\s*["']([^"'<]*)/g
/** `AB12` of a cell, `12` of a row: no sheet has more than 16,384 columns and 1,048,576 rows. */
const PLACE = /^([A-Z]{0,3})(\d{1,7})$/

/**
 * Whether a part of a workbook can be read as a sheet without harm: every cell and row says, if anything, a place
 * that can be one, and all of them with the gaps between them are no more than fit into memory.
 *
 * @param xml any part; one without cells is fine
 * @param mostCells how many cells a sheet may have, gaps included
 */
export function fitsInMemory(xml: string, mostCells = MOST_CELLS): boolean {
  let rows = 0
  let columns = 0
  for (const { 0: start, index } of xml.matchAll(START)) {
    ATTRIBUTES.lastIndex = index + start.length
    const attributes = ATTRIBUTES.exec(xml)?.[0]
    if (attributes === undefined) return false
    for (const [, name, value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (name !== 'r') continue
      const [, letters, digits] = PLACE.exec(value) ?? []
      if (letters === undefined) return false
      rows = Math.max(rows, Number(digits))
      columns = Math.max(columns, columnNumber(letters))
    }
  }
  return rows * columns <= mostCells
}

/** The name of a column: 0 is `A`, 26 is `AA`. */
export function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

/** `A` is 1, `AA` 27; no letters are 0. */
export function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

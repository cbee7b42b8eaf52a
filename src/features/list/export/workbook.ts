import { strToU8, zipSync } from 'fflate'
import { formatYuan } from '@/domain/money'
import type { SheetCell, ShownTable } from './shown-table'

/**
 * Writes a workbook of one sheet, by hand: what the libraries write goes through workers made from texts, which
 * the content security policy forbids. Cells are texts, numbers and dates. There is no code here that could
 * write a formula.
 */

/** What cells look like, by their place in the styles. */
const STYLE = { text: 1, money: 2, day: 3, time: 4, header: 5 } as const

/** Characters that a column of each kind has room for at least. */
const WIDTH = { text: 14, money: 18, day: 12, time: 20 } as const
const WIDEST = 60

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="6"><xf/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1" quotePrefix="1"/></cellXfs>
</styleSheet>`

const TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`

const relationships = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** The bytes of an .xlsx with a table: a head that stays in view and can be filtered by, then its rows. */
export function writeWorkbook({ headers, rows }: ShownTable, sheetName: string): Uint8Array {
  const last = `${columnName(headers.length - 1)}${rows.length + 1}`
  const head = headers.map((text, at) => textCell(`${columnName(at)}1`, text, STYLE.header))
  const sheet = [
    `${HEAD}<worksheet xmlns="${MAIN}"><dimension ref="A1:${last}"/>`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${headers.map((name, at) => columnXml(name, at, rows)).join('')}</cols>`,
    `<sheetData><row r="1">${head.join('')}</row>`,
    ...rows.map((cells, index) => rowXml(cells, index + 2)),
    `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`,
  ]
  const name = escapeXml(sheetName.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)) || 'Sheet1'
  const workbook = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  return zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(relationships([['officeDocument', 'xl/workbook.xml']])),
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': strToU8(
      relationships([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ),
    'xl/styles.xml': strToU8(STYLES),
    'xl/worksheets/sheet1.xml': strToU8(sheet.join('')),
  })
}

function columnXml(name: string, at: number, rows: ShownTable['rows']): string {
  const widths = rows.map((cells) => {
    const cell = cells[at]
    return cell === undefined ? 0 : cell.kind === 'text' ? breadth(cell.text) : WIDTH[cell.kind]
  })
  const widest = widths.reduce((most, width) => Math.max(most, width), breadth(name))
  const width = Math.min(Math.max(widest + 2, WIDTH.text), WIDEST)
  return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
}

/** A Chinese character is as wide as two letters. */
const breadth = (text: string) => text.length + (text.match(/[\u{2E80}-\u{FFEF}]/gu)?.length ?? 0)

function rowXml(cells: readonly SheetCell[], row: number): string {
  const xml = cells.map((cell, at) => cellXml(`${columnName(at)}${row}`, cell))
  return `<row r="${row}">${xml.join('')}</row>`
}

function cellXml(place: string, cell: SheetCell): string {
  switch (cell.kind) {
    case 'text':
      return cell.text === '' ? '' : textCell(place, cell.text, STYLE.text)
    case 'money':
      return numberCell(place, formatYuan(cell.cents).replaceAll(',', ''), STYLE.money)
    case 'day':
    case 'time':
      return numberCell(place, sheetDate(cell.text), STYLE[cell.kind])
  }
}

const numberCell = (place: string, value: string | number, style: number) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`

const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

/** The days since the last day of 1899, as sheets count them; times have no zone there. */
function sheetDate(text: string): number {
  const ms = Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`)
  return Number((ms / 86_400_000 + 25_569).toFixed(8))
}

/** A, B, … Z, AA, … */
function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** What XML can't say at all (control characters, halves of characters) is left out. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
}

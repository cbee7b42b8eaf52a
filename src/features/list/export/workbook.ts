import { strToU8, zipSync } from 'fflate'
import { formatYuan } from '@/domain/money'
import { columnName } from './sheet-size'
import type { SheetCell, ShownTable } from './shown-table'

/**
 * Writes a workbook by hand: what the libraries write goes through workers made from texts, which
 * the content security policy forbids. Cells are texts, numbers and dates. There is no code here that could
 * write a formula into a cell.
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

const typesOf = (sheets: number) =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${numbers(
    sheets,
  )
    .map(
      (number) =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
    )
    .join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

const relationships = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** A column that is still to be filled in. */
export interface FilledIn {
  /** what cells of it are to hold */
  kind: SheetCell['kind']
  /** where what can be chosen stands: the column of another sheet, counted from 0, and how many there are */
  choices?: { sheetName: string; column: number; count: number } | undefined
}

/** A sheet of a workbook; `filledIn` where its columns are to be filled in, so many rows of them. */
export interface Sheet extends ShownTable {
  name: string
  filledIn?: { columns: readonly FilledIn[]; rows: number }
}

/** The bytes of an .xlsx with a table: a head that stays in view and can be filtered by, then its rows. */
export const writeWorkbook = (table: ShownTable, sheetName: string): Uint8Array =>
  writeSheets([{ ...table, name: sheetName }])

/** The bytes of an .xlsx with several such tables. */
export function writeSheets(sheets: readonly Sheet[]): Uint8Array {
  const listed = sheets.map(
    ({ name }, at) =>
      `<sheet name="${escapeXml(sheetNameOf(name)) || `Sheet${at + 1}`}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const workbook = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`
  const places = numbers(sheets.length).map(
    (number) => ['worksheet', `worksheets/sheet${number}.xml`] as const,
  )
  return zipSync({
    '[Content_Types].xml': strToU8(typesOf(sheets.length)),
    '_rels/.rels': strToU8(relationships([['officeDocument', 'xl/workbook.xml']])),
    'xl/workbook.xml': strToU8(workbook),
    'xl/_rels/workbook.xml.rels': strToU8(relationships([...places, ['styles', 'styles.xml']])),
    'xl/styles.xml': strToU8(STYLES),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheetXml(sheet))]),
    ),
  })
}

/** What a sheet can be called. */
const sheetNameOf = (name: string) => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)

function sheetXml({ headers, rows, filledIn }: Sheet): string {
  const last = `${columnName(headers.length - 1)}${rows.length + 1}`
  const head = headers.map((text, at) => textCell(`${columnName(at)}1`, text, STYLE.header))
  const columns = headers.map((name, at) => columnXml(name, at, rows, filledIn?.columns[at]))
  return [
    `${HEAD}<worksheet xmlns="${MAIN}"><dimension ref="A1:${last}"/>`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${columns.join('')}</cols>`,
    `<sheetData><row r="1">${head.join('')}</row>`,
    ...rows.map((cells, index) => rowXml(cells, index + 2)),
    '</sheetData>',
    filledIn ? choicesXml(filledIn) : `<autoFilter ref="A1:${last}"/>`,
    '</worksheet>',
  ].join('')
}

/** What a spreadsheet offers to choose from: the cells of another sheet. */
function choicesXml({ columns, rows }: NonNullable<Sheet['filledIn']>): string {
  const offered = columns.flatMap(({ choices }, at) => {
    if (!choices || choices.count === 0) return []
    const from = columnName(choices.column)
    const sheet = escapeXml(sheetNameOf(choices.sheetName).replaceAll("'", "''"))
    const place = `${columnName(at)}2:${columnName(at)}${rows + 1}`
    return `<dataValidation type="list" allowBlank="1" sqref="${place}"><formula1>'${sheet}'!$${from}$2:$${from}$${choices.count + 1}</formula1></dataValidation>`
  })
  if (offered.length === 0) return ''
  return `<dataValidations count="${offered.length}">${offered.join('')}</dataValidations>`
}

function columnXml(
  name: string,
  at: number,
  rows: ShownTable['rows'],
  filledIn: FilledIn | undefined,
): string {
  const widths = rows.map((cells) => {
    const cell = cells[at]
    return cell === undefined ? 0 : cell.kind === 'text' ? breadth(cell.text) : WIDTH[cell.kind]
  })
  const widest = widths.reduce((most, width) => Math.max(most, width), breadth(name))
  const least = WIDTH[filledIn?.kind ?? 'text']
  const width = Math.min(Math.max(widest + 2, least), WIDEST)
  const style = filledIn ? ` style="${STYLE[filledIn.kind]}"` : ''
  return `<col min="${at + 1}" max="${at + 1}" width="${width}"${style} customWidth="1"/>`
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
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(codedText(text))}</t></is></c>`

const DAY_MS = 86_400_000
/** 1970 as a sheet's number of days. */
const SHEET_EPOCH = 25_569

/**
 * The days since the last day of 1899, as sheets count them; times have no zone there. Some programs cut off where others
 * round: none of them may read the second before.
 */
function sheetDate(text: string): number {
  const ms = Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`)
  const days = Number((ms / DAY_MS + SHEET_EPOCH).toFixed(9))
  const isCutOff = Math.floor((days - SHEET_EPOCH) * DAY_MS) < ms
  return isCutOff ? Number((days + 1e-9).toFixed(9)) : days
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** What XML can't say of a cell's text, and what reads like the notation for it, in that notation: `_x0007_`. */
function codedText(text: string): string {
  return text.replaceAll(
    /(?![\t\n\r])\p{Cc}|_(?=x[\dA-Fa-f]{4}_)/gu,
    (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
}

/** What XML can't say at all (control characters, halves of characters) is left out. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
}

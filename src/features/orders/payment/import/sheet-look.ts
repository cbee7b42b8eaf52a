import { columnNumber } from '../../../list/export/sheet-size'
import { unescapeXml } from '../../../list/export/xml-text'

/** How the cells of a sheet look, as far as its parser doesn't say it. Places are counted from 0. */
export interface SheetLook {
  /** whether a number is shown otherwise than it is kept: `0046000123`, `50%` */
  isShownOtherwise: (row: number, column: number, kept: string) => boolean
  /** whether a number is shown as another amount than it is kept: `50%` for 0.5, `12万` for 12 */
  isOtherAmount: (row: number, column: number) => boolean
  /** a day or time that stands in its cell as a text: the parser takes it for one of the computer's zone */
  writtenTime: (row: number, column: number) => string | undefined
  /** where cells of more than one row are one: `H2:H4` */
  mergedDown: readonly MergedCells[]
  /** those with cells, as the sheet numbers them */
  hiddenRows: readonly number[]
}

/** Cells of which the first alone holds anything. */
export interface MergedCells {
  /** as the sheet says it */
  place: string
  /** of the first of them */
  row: number
  column: number
  /** the last one */
  lastRow: number
}

interface NumberFormat {
  /** whether a number is shown as it is kept */
  isAsKept: (kept: string) => boolean
  isOtherAmount: boolean
}

const ATTRIBUTES = String.raw`((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)`
const elements = (name: string) =>
  new RegExp(String.raw`<(?:[\w.-]+:)?(${name})(?=[\s/>])${ATTRIBUTES}\s*(/?)>`, 'g')
const attribute = (name: string) => new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`)

const CELLS_AND_ROWS = elements('c|row')
const FORMATS = elements('numFmt')
const STYLES = elements('xf')
const CELL_STYLES = /<(?:[\w.-]+:)?cellXfs[\s>][\s\S]*?<\/(?:[\w.-]+:)?cellXfs\s*>/
const PLACE = attribute('r')
const STYLE = attribute('s')
const HIDDEN = attribute('hidden')
const FORMAT = attribute('numFmtId')
const CODE = attribute('formatCode')
const TYPE = attribute('t')
const REFERENCE = attribute('ref')
const MERGED = elements('mergeCell')
const CORNERS = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/
const VALUE = /^\s*<(?:[\w.-]+:)?v(?:\s[^<>]*)?>([^<]*)</

/**
 * Looks at the cells of a sheet.
 *
 * @param cells the rows of the sheet, as XML
 * @param behind what stands behind them, as XML
 * @param styles the styles of the workbook, as XML
 */
export function lookOf(cells: string, behind: string, styles: string): SheetLook {
  const formats = formatsOf(styles)
  const formatted = new Map<string, NumberFormat>()
  const times = new Map<string, string>()
  const hiddenRows = new Set<number>()
  let isHidden = false
  for (const { 0: tag, 1: name, 2: attributes = '', 3: end, index } of cells.matchAll(
    CELLS_AND_ROWS,
  )) {
    if (name === 'row') {
      isHidden = ['1', 'true'].includes(valueOf(HIDDEN, attributes))
      continue
    }
    const place = valueOf(PLACE, attributes)
    const row = place.replace(/^[A-Z]+/, '')
    // A row need not say its number; its cells do.
    if (isHidden) hiddenRows.add(Number(row))
    if (end !== '') continue
    const format = formats[Number(valueOf(STYLE, attributes))] ?? AS_KEPT
    const column = columnNumber(place.slice(0, place.length - row.length))
    const key = keyOf(Number(row) - 1, column - 1)
    if (format !== AS_KEPT) formatted.set(key, format)
    if (valueOf(TYPE, attributes) !== 'd') continue
    // No longer than a time of a day with its zone.
    const [, time] = VALUE.exec(cells.slice(index + tag.length, index + tag.length + 100)) ?? []
    if (time !== undefined) times.set(key, time.trim())
  }
  return {
    isShownOtherwise: (row, column, kept) =>
      formatted.get(keyOf(row, column))?.isAsKept(kept) === false,
    isOtherAmount: (row, column) => formatted.get(keyOf(row, column))?.isOtherAmount === true,
    writtenTime: (row, column) => times.get(keyOf(row, column)),
    mergedDown: [...behind.matchAll(MERGED)].flatMap(([, , attributes = '']) =>
      mergedDownAt(valueOf(REFERENCE, attributes)),
    ),
    hiddenRows: [...hiddenRows],
  }
}

function mergedDownAt(place: string): MergedCells[] {
  const [, letters = '', first, last] = CORNERS.exec(place) ?? []
  const row = Number(first) - 1
  const lastRow = Number(last) - 1
  return lastRow > row ? [{ place, row, column: columnNumber(letters) - 1, lastRow }] : []
}

const keyOf = (row: number, column: number) => `${row} ${column}`

/** The number formats of the cells' styles, in the order by which cells name them. */
function formatsOf(styles: string): NumberFormat[] {
  const formats = new Map(
    [...styles.matchAll(FORMATS)].map(([, , attributes = '']) => [
      Number(valueOf(FORMAT, attributes)),
      formatOf(unescapeXml(valueOf(CODE, attributes))),
    ]),
  )
  const [cellStyles = ''] = CELL_STYLES.exec(styles) ?? []
  return [...cellStyles.matchAll(STYLES)].map(([, , attributes = '']) => {
    const id = Number(valueOf(FORMAT, attributes))
    return (
      BUILT_IN.get(id) ??
      formats.get(id) ?? { isAsKept: () => false, isOtherAmount: PERCENT.includes(id) }
    )
  })
}

const AS_KEPT: NumberFormat = { isAsKept: () => true, isOtherAmount: false }

/** The built-in formats that show hundredths, by their numbers. */
const PERCENT: readonly number[] = [9, 10]

/**
 * What of a format changes no digit: a language, a colour, room beside the number (`0_ `). A language of seven digits
 * and more has digits of its own.
 */
const UNSEEN =
  /\[\$-(?:[\da-f]{1,6}|[a-z]{2}-[a-z]{2})\]|\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d{1,2})\]|_./giu

/** What stands beside an amount and makes it no other one: currencies, signs, brackets, days and times, which are no amounts. */
const BESIDE_AMOUNT =
  /"|\\|\*.|\[[^\]]*\]|general|cny|rmb|yuan|e[+-]|人民币|[元圆整¥￥$€£\s@0#?.,()+\-/:;ymdhs年月日时分秒]/giu

/** Thousands are left out: `#,##0,`. */
const SCALED = /[0#?],+(?![0#?,])/
/** What a format itself writes. */
const LITERAL = /\\(.)|"([^"]*)"/g

/** Thousands or hundredths are shown, or a word that may multiply: `#,##0,`, `0%`, `0"万"`. */
function showsOtherAmount(code: string): boolean {
  const seen = code.replaceAll(UNSEEN, '')
  // Among the digits of the number, others would make it another one: `0\.0000`, `0"00"`.
  const writesDigits = [...seen.matchAll(LITERAL)].some(([, one, several]) =>
    /[\d.,]/.test(one ?? several ?? ''),
  )
  return SCALED.test(seen) || writesDigits || seen.replaceAll(BESIDE_AMOUNT, '') !== ''
}

/** A format by its parts: for numbers above zero, or all; below zero; and zero. */
function formatOf(code: string): NumberFormat {
  const [all = '', below] = code.replaceAll(UNSEEN, '').split(';')
  if (below === undefined && GENERAL.test(all)) return AS_KEPT
  return { isAsKept: asKeptBy(code), isOtherAmount: showsOtherAmount(code) }
}

function asKeptBy(code: string): NumberFormat['isAsKept'] {
  // Where a part says for which numbers it is (`[>9]`), that is not looked into.
  if (/\[[<=>]/.test(code)) return () => false
  const [all = '', , zero = all] = code.replaceAll(UNSEEN, '').split(';')
  return (kept) => {
    const part = kept === '0' ? zero : all
    if (GENERAL.test(part)) return !kept.startsWith('-')
    // Digits that a number lacks are shown as zeros for `0`, and not at all for `#`: zero is nothing then.
    const [, zeros] = DIGITS.exec(part) ?? []
    if (zeros === undefined || !/^\d+$/.test(kept)) return false
    return zeros === '' ? kept !== '0' : kept.length >= zeros.length
  }
}

const GENERAL = /^(?:general|@)$/i
const DIGITS = /^(?=.)#*(0*)$/

/** Formats that every spreadsheet knows by their number alone. */
const BUILT_IN: ReadonlyMap<number, NumberFormat> = new Map([
  [0, formatOf('General')],
  [1, formatOf('0')],
  [49, formatOf('@')],
])

function valueOf(name: RegExp, attributes: string): string {
  const [, double, single] = name.exec(attributes) ?? []
  return double ?? single ?? ''
}

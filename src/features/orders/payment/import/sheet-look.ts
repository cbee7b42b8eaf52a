import { columnNumber } from '../../../list/export/sheet-size'

/** How the cells of a sheet look, as far as its parser doesn't say it. */
export interface SheetLook {
  /** whether a number is shown otherwise than it is kept: `0046000123`, `50%`; places are counted from 0 */
  isShownOtherwise: (row: number, column: number, kept: string) => boolean
  /** those with cells, as the sheet numbers them */
  hiddenRows: readonly number[]
}

/** Whether a number in a format is shown as it is kept. */
type NumberFormat = (kept: string) => boolean

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

/**
 * Looks at the cells of a sheet.
 *
 * @param cells the rows of the sheet, as XML
 * @param styles the styles of the workbook, as XML
 */
export function lookOf(cells: string, styles: string): SheetLook {
  const formats = formatsOf(styles)
  const formatted = new Map<string, NumberFormat>()
  const hiddenRows = new Set<number>()
  let isHidden = false
  for (const [, name, attributes = '', end] of cells.matchAll(CELLS_AND_ROWS)) {
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
    if (format !== AS_KEPT) formatted.set(keyOf(Number(row) - 1, column - 1), format)
  }
  return {
    isShownOtherwise: (row, column, kept) => formatted.get(keyOf(row, column))?.(kept) === false,
    hiddenRows: [...hiddenRows],
  }
}

const keyOf = (row: number, column: number) => `${row} ${column}`

/** The number formats of the cells' styles, in the order by which cells name them. */
function formatsOf(styles: string): NumberFormat[] {
  const formats = new Map(
    [...styles.matchAll(FORMATS)].map(([, , attributes = '']) => [
      Number(valueOf(FORMAT, attributes)),
      formatOf(valueOf(CODE, attributes)),
    ]),
  )
  const [cellStyles = ''] = CELL_STYLES.exec(styles) ?? []
  return [...cellStyles.matchAll(STYLES)].map(([, , attributes = '']) => {
    const id = Number(valueOf(FORMAT, attributes))
    return BUILT_IN.get(id) ?? formats.get(id) ?? (() => false)
  })
}

const AS_KEPT: NumberFormat = () => true

/**
 * What of a format changes no digit: a language, a colour, room beside the number (`0_ `). A language of seven digits
 * and more has digits of its own.
 */
const UNSEEN =
  /\[\$-(?:[\da-f]{1,6}|[a-z]{2}-[a-z]{2})\]|\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d{1,2})\]|_./giu

/** A format by its parts: for numbers above zero, or all; below zero; and zero. */
function formatOf(code: string): NumberFormat {
  // Where a part says for which numbers it is (`[>9]`), that is not looked into.
  if (/\[(?:[<=>]|&[gl]t;)/.test(code)) return () => false
  const [all = '', below, zero = all] = code.replaceAll(UNSEEN, '').split(';')
  if (below === undefined && GENERAL.test(all)) return AS_KEPT
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

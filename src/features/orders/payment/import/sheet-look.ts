import { columnNumber } from '../../../list/export/sheet-size'

/** How the cells of a sheet look, as far as its parser doesn't say it. */
export interface SheetLook {
  /** whether a number is shown otherwise than it is kept: `0046000123`, `50%`; places are counted from 0 */
  isShownOtherwise: (row: number, column: number, kept: string) => boolean
  /** as the sheet numbers them */
  hiddenRows: readonly number[]
}

/** A number as it is kept, the same without its fraction, or shown in a way of its own. */
type NumberFormat = 'plain' | 'whole' | 'own'

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
  const hiddenRows: number[] = []
  for (const [, name, attributes = '', end] of cells.matchAll(CELLS_AND_ROWS)) {
    const place = valueOf(PLACE, attributes)
    if (name === 'row') {
      if (['1', 'true'].includes(valueOf(HIDDEN, attributes))) hiddenRows.push(Number(place))
    } else if (end === '') {
      const format = formats[Number(valueOf(STYLE, attributes))] ?? 'plain'
      const row = place.replace(/^[A-Z]+/, '')
      const column = columnNumber(place.slice(0, place.length - row.length))
      if (format !== 'plain') formatted.set(keyOf(Number(row) - 1, column - 1), format)
    }
  }
  return {
    isShownOtherwise: (row, column, kept) => {
      const format = formatted.get(keyOf(row, column))
      return format === 'own' || (format === 'whole' && !/^\d+$/.test(kept))
    },
    hiddenRows,
  }
}

const keyOf = (row: number, column: number) => `${row} ${column}`

/** The number formats of the cells' styles, in the order by which cells name them. */
function formatsOf(styles: string): NumberFormat[] {
  const codes = new Map(
    [...styles.matchAll(FORMATS)].map(([, , attributes = '']) => [
      Number(valueOf(FORMAT, attributes)),
      valueOf(CODE, attributes),
    ]),
  )
  const [cellStyles = ''] = CELL_STYLES.exec(styles) ?? []
  return [...cellStyles.matchAll(STYLES)].map(([, , attributes = '']) => {
    const id = Number(valueOf(FORMAT, attributes))
    return BUILT_IN.get(id) ?? formatOf(codes.get(id))
  })
}

/** Formats that every spreadsheet knows by their number alone. */
const BUILT_IN: ReadonlyMap<number, NumberFormat> = new Map([
  [0, 'plain'],
  [1, 'whole'],
  [49, 'plain'],
])

function formatOf(code = ''): NumberFormat {
  if (/^(?:General|@)$/i.test(code)) return 'plain'
  // Room beside it (`0_ `) and what becomes of numbers below zero (`0;-0`) change nothing.
  return /^0(?:_.)?(?:;.*)?$/.test(code) ? 'whole' : 'own'
}

function valueOf(name: RegExp, attributes: string): string {
  const [, double, single] = name.exec(attributes) ?? []
  return double ?? single ?? ''
}

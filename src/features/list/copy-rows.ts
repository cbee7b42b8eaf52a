import { formatYuan } from '@/domain/money'
import type { SheetCell, ShownTable } from './export/shown-table'

/** An amount as a number of any sheet: 1234.50, without signs between thousands. */
const plainYuan = (cents: number) => formatYuan(cents).replaceAll(',', '')

/**
 * Rows as text with tabs between cells, as sheets and mails take it from the clipboard. A text that a sheet would
 * take for a formula begins with an apostrophe; one that begins with a quote is quoted, or a sheet would read on to the next
 * quote, over tabs and rows.
 */
export function rowsAsText({ headers, rows }: ShownTable): string {
  const lines = [headers.map(oneLine), ...rows.map((cells) => cells.map(textOf))]
  return lines.map((cells) => cells.join('\t')).join('\n')
}

function textOf(cell: SheetCell): string {
  if (cell.kind === 'money') return plainYuan(cell.cents)
  const text = oneLine(cell.text)
  if (text.startsWith('"')) return `"${text.replaceAll('"', '""')}"`
  return /^[=+@-]./.test(text) ? `'${text}` : text
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The same as a table: amounts are numbers in it whatever the sheet's language is, codes and remarks stay texts. */
export function rowsAsHtml({ headers, rows }: ShownTable): string {
  const head = headers.map((text) => `<th>${escapeHtml(text)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map(cellHtml).join('')}</tr>`).join('')
  return `<table xmlns:x="urn:schemas-microsoft-com:office:excel"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** How sheets read a cell of another kind than text. */
const FORMATS = {
  text: String.raw`\@`,
  money: String.raw`\#\,\#\#0\.00`,
  day: 'yyyy-mm-dd',
  time: String.raw`yyyy-mm-dd\ hh\:mm\:ss`,
} as const

function cellHtml(cell: SheetCell): string {
  const style = `mso-number-format:'${FORMATS[cell.kind]}'`
  if (cell.kind === 'money') {
    const yuan = plainYuan(cell.cents)
    return `<td style="${style};text-align:right" x:num="${yuan}">${yuan}</td>`
  }
  return `<td style="${style}">${escapeHtml(cell.text)}</td>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char)

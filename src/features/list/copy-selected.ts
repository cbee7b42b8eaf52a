import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ColumnSettings } from '@/components/data-table/column-settings'
import type { DataColumn, RowData } from '@/components/data-table/data-column'
import { notify } from '@/shell/notify'
import { rowsAsHtml, rowsAsText } from './copy-rows'
import { shownColumns, shownTable } from './export/shown-table'

/** Puts rows on the clipboard as the list shows them: as text with tabs, and as a table. */
export async function copySelected<Row extends RowData>(
  columns: readonly DataColumn<Row>[],
  settings: ColumnSettings,
  rows: readonly Row[],
  i18n: I18n,
): Promise<void> {
  const table = shownTable(shownColumns(columns, settings), rows, i18n)
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([rowsAsText(table)], { type: 'text/plain' }),
        'text/html': new Blob([rowsAsHtml(table)], { type: 'text/html' }),
      }),
    ])
    const count = rows.length
    notify({
      message: msg`${plural(count, { one: '# row is on the clipboard', other: '# rows are on the clipboard' })}`,
      tone: 'success',
    })
  } catch {
    notify({ message: msg`The browser does not allow copying here`, tone: 'warning' })
  }
}

import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ColumnSettings } from '@/components/data-table/column-settings'
import type { RowData } from '@/components/data-table/data-column'
import { notify } from '@/shell/notify'
import { presentFailure } from '@/shell/present-failure'
import { rowsAsHtml, rowsAsText } from './copy-rows'
import { shownColumns, shownTable, type ShownTable } from './export/shown-table'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'
import { readSelected, type RowsRead, type SelectedRows } from './selection/selected-rows'

interface CopyInput<Row extends RowData, Search extends ListSearch, Request extends ListRequest> {
  list: Pick<
    ListDefinition<Row, Search, Request>,
    'columns' | 'fields' | 'narrowedTo' | 'rowKey' | 'fetchPage'
  >
  columns: ColumnSettings
  request: Request
  selected: SelectedRows<Row>
  /** told what was read of them */
  onRead: (read: RowsRead<Row>) => void
  i18n: I18n
}

/**
 * Puts the selected rows on the clipboard as the list shows them: as text with tabs, and as a table. Those of other pages are
 * read again first; where one of them can't be, or is gone, nothing is copied.
 */
export async function copySelected<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  list,
  columns,
  request,
  selected,
  i18n,
  onRead,
}: CopyInput<Row, Search, Request>): Promise<void> {
  const reading = readSelected({ list, request, selected })
  const table = reading.then(({ rows, unmatched, gone }) => {
    onRead({ rows, unmatched })
    if (gone.length > 0) throw new Error('Selected rows are gone')
    return shownTable(shownColumns(list.columns, columns), rows, i18n)
  })
  try {
    // Handed over before it is there: some browsers let nothing be copied a while after the press.
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': asBlob(table, 'text/plain', rowsAsText),
        'text/html': asBlob(table, 'text/html', rowsAsHtml),
      }),
    ])
    const count = selected.rows.length
    notify({
      message: msg`${plural(count, { one: '# row is on the clipboard', other: '# rows are on the clipboard' })}`,
      tone: 'success',
    })
  } catch {
    await reading.then(
      ({ gone }) => {
        const codes = gone.join(' · ')
        notify({
          message:
            gone.length > 0
              ? msg`Nothing was copied: these selected orders are no longer in this list: ${codes}. Select the others anew.`
              : msg`The browser does not allow copying here`,
          tone: 'warning',
        })
      },
      (error: unknown) => presentFailure(error, { asked: true }),
    )
  }
}

function asBlob(
  table: Promise<ShownTable>,
  type: string,
  write: (table: ShownTable) => string,
): Promise<Blob> {
  const blob = table.then((made) => new Blob([write(made)], { type }))
  // A failure is told once, by whoever copies.
  blob.catch(() => undefined)
  return blob
}

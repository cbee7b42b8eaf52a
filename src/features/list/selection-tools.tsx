import { useLingui } from '@lingui/react/macro'
import type { ColumnSettings } from '@/components/data-table/column-settings'
import type { RowData } from '@/components/data-table/data-column'
import { usePageKeys } from '@/platform/page-active'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { presentFailure } from '@/shell/present-failure'
import { copySelected } from './copy-selected'
import type { ListDefinition, ListRequest, ListSearch, Vouchers } from './list-definition'
import classes from './list-rows.module.css'
import type { SelectedRows } from './selection/selected-rows'

interface SelectionToolsProps<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> {
  list: Pick<
    ListDefinition<Row, Search, Request>,
    'columns' | 'fields' | 'narrowedTo' | 'rowKey' | 'fetchPage' | 'vouchers'
  >
  columns: ColumnSettings
  request: Request
  selected: SelectedRows<Row>
  onExport: (selected: SelectedRows<Row>) => void
}

/** What can be taken along of the selected rows: onto the clipboard, as a file, or on paper. */
export function SelectionTools<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({ list, columns, request, selected, onExport }: SelectionToolsProps<Row, Search, Request>) {
  const { t, i18n } = useLingui()
  const { subject: printed, open, close } = usePageDialog<Printed>()
  const copy = () => void copySelected({ list, columns, request, selected, i18n })
  const print = () => {
    const codes = selected.rows.map(list.rowKey)
    list.vouchers?.().then(
      (late) => open({ codes, Vouchers: late.Vouchers }),
      (error: unknown) => presentFailure(error, { asked: true }),
    )
  }
  usePageKeys((event) => {
    // With another key it is the browser's: Ctrl+Shift+C opens its tools.
    const isPlain = !event.shiftKey && !event.altKey
    const isCopy = (event.ctrlKey || event.metaKey) && isPlain && event.key.toLowerCase() === 'c'
    const isInRows = document.activeElement?.closest('table tbody') instanceof HTMLElement
    // What a person has marked is what they copy, and elsewhere the key is the browser's.
    if (!isCopy || !isInRows || getSelection()?.isCollapsed === false) return
    event.preventDefault()
    copy()
  }, true)
  return (
    <>
      <button
        type="button"
        className={classes.link}
        aria-keyshortcuts="Control+C"
        title={t`Copy the selected rows (Ctrl+C in the rows)`}
        onClick={copy}
      >
        {t`Copy rows`}
      </button>
      <button type="button" className={classes.link} onClick={() => onExport(selected)}>
        {t`Export selected`}
      </button>
      {list.vouchers ? (
        <button type="button" className={classes.link} aria-haspopup="dialog" onClick={print}>
          {t`Print vouchers`}
        </button>
      ) : null}
      {printed ? <printed.Vouchers codes={printed.codes} onClose={close} /> : null}
    </>
  )
}

/** The orders that were selected when their vouchers were asked for. */
interface Printed {
  codes: readonly string[]
  Vouchers: Vouchers
}

import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ColumnSettings } from '@/components/data-table/column-settings'
import type { RowData } from '@/components/data-table/data-column'
import { codesField, type FilterDraft } from '@/components/query-form/filter-field'
import { isTooManyCodes } from '@/domain/code-list'
import { holdFocus } from '@/platform/focus-content'
import { focusRows } from '@/platform/focus-rows'
import { usePageKeys } from '@/platform/page-active'
import { notify } from '@/shell/notify'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { presentFailure } from '@/shell/present-failure'
import { copySelected } from './copy-selected'
import type { ListDefinition, ListRequest, ListSearch, Vouchers } from './list-definition'
import classes from './list-rows.module.css'
import { inListOrder, type RowsRead, type SelectedRows } from './selection/selected-rows'
import { filtersKey, without } from './use-list-state'

/** So many vouchers are printed at once: a stack that a person can still sign. */
const MOST_VOUCHERS = 50

interface SelectionToolsProps<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> {
  list: Pick<
    ListDefinition<Row, Search, Request>,
    'batch' | 'columns' | 'fields' | 'narrowedTo' | 'rowKey' | 'fetchPage' | 'vouchers'
  >
  columns: ColumnSettings
  request: Request
  selected: SelectedRows<Row>
  /** the same by their keys, as they were when they were selected */
  selection: ReadonlyMap<string, Row>
  /** the page that shows has all rows that the filters match */
  isWhole: boolean
  /** keys of selected rows that the filters matched no more when they were read last */
  unmatched: ReadonlySet<string> | undefined
  /** selected rows were read again */
  onRead: (read: RowsRead<Row>) => void
  /** with keys of other filters the rows are the selection of these, too */
  onSelect: (selection: ReadonlyMap<string, Row>, ...alsoFor: string[]) => void
  /** these filters alone are wanted in force */
  onShow: (filters: FilterDraft) => void
  onExport: (selected: SelectedRows<Row>) => void
}

/** What can be taken along of the selected rows: onto the clipboard, as a file, or on paper. */
export function SelectionTools<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  list,
  columns,
  request,
  selected: { rows, shown },
  selection,
  isWhole,
  unmatched,
  onRead,
  onSelect,
  onShow,
  onExport,
}: SelectionToolsProps<Row, Search, Request>) {
  const { t, i18n } = useLingui()
  const { subject: printed, open, close } = usePageDialog<Printed>()
  const inOrder = () => ({ rows: inListOrder(list, { rows, shown }), shown })
  const copy = () =>
    void copySelected({ list, columns, request, selected: inOrder(), i18n, onRead })
  const print = () => {
    const codes = inOrder().rows.map(list.rowKey)
    list.vouchers?.().then(
      (late) => open({ codes, Vouchers: late.Vouchers }),
      (error: unknown) => presentFailure(error, { asked: true }),
    )
  }
  const codes = codesField(list.fields)
  const codesOf = (some: readonly Row[]) => some.map(list.rowKey).join(',')
  /** Other filters could only hide some of them. */
  const showOnly = (name: string) => {
    const filters = { [name]: codesOf(inOrder().rows) }
    onSelect(selection, filtersKey(list.fields, filters))
    onShow(filters)
  }
  const total = rows.length
  const tooManyToPrint =
    total > MOST_VOUCHERS
      ? msg`At most ${MOST_VOUCHERS} vouchers are printed at once; ${total} orders are selected.`
      : undefined
  const tooManyToShow = isTooManyCodes(codesOf(rows))
    ? msg`At most 50 selected orders can be shown alone`
    : undefined
  const inSight = new Set(shown.map(list.rowKey))
  const others = rows
    .map(list.rowKey)
    .filter((key) => !inSight.has(key) && (isWhole || unmatched?.has(key)))
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
      {list.batch === undefined ? (
        // On confirm lists the bar of the selected orders has it.
        <button
          type="button"
          className={classes.link}
          aria-label={t`Clear the selection`}
          title={t`Clear the selection`}
          onClick={() => {
            focusRows()
            onSelect(new Map())
          }}
        >
          ×
        </button>
      ) : null}
      <button
        type="button"
        className={classes.link}
        aria-keyshortcuts="Control+C"
        title={t`Copy the selected rows (Ctrl+C in the rows)`}
        onClick={copy}
      >
        {t`Copy rows`}
      </button>
      <button type="button" className={classes.link} onClick={() => onExport(inOrder())}>
        {t`Export selected`}
      </button>
      {list.vouchers ? (
        <LimitedTool
          label={t`Print vouchers`}
          refusal={tooManyToPrint}
          popup="dialog"
          onClick={print}
        />
      ) : null}
      {codes ? (
        <LimitedTool
          label={t`Show only these`}
          refusal={tooManyToShow}
          onClick={() => showOnly(codes.name)}
        />
      ) : null}
      {others.length > 0 ? (
        // No row of theirs is in sight.
        <button
          ref={holdFocus}
          type="button"
          className={classes.link}
          onClick={() => onSelect(without(selection, others))}
        >
          {t`${plural(others.length, {
            one: 'Deselect # row that the filters no longer match',
            other: 'Deselect # rows that the filters no longer match',
          })}`}
        </button>
      ) : null}
      {printed ? <printed.Vouchers codes={printed.codes} onClose={close} /> : null}
    </>
  )
}

interface LimitedToolProps {
  label: string
  /** why it can't be used on so many rows */
  refusal: MessageDescriptor | undefined
  /** what it opens */
  popup?: 'dialog'
  onClick: () => void
}

/** A tool for a limited number of rows. With more it stays in the tab order: somebody without a mouse must get to the reason too. */
function LimitedTool({ label, refusal, popup, onClick }: LimitedToolProps) {
  const { i18n } = useLingui()
  return (
    <button
      type="button"
      className={classes.link}
      aria-haspopup={popup}
      aria-disabled={refusal !== undefined}
      title={refusal && i18n._(refusal)}
      onClick={() => {
        if (refusal) notify({ message: refusal, tone: 'warning' })
        else onClick()
      }}
    >
      {label}
    </button>
  )
}

/** The orders that were selected when their vouchers were asked for. */
interface Printed {
  codes: readonly string[]
  Vouchers: Vouchers
}

import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fetchAllPages } from '@/api/fetch-all-pages'
import type { ColumnSettings } from '@/components/data-table/column-settings'
import { centsOf, type RowData } from '@/components/data-table/data-column'
import { saveFile } from '@/components/save-file'
import { chinaTimeNow } from '@/api/china-time-now'
import { isCodeList, isTooManyCodes, splitCodes } from '@/domain/code-list'
import { sumCents } from '@/domain/money'
import type { ListDefinition, ListRequest, ListSearch } from '../list-definition'
import { readSelected, type RowsRead, type SelectedRows } from '../selection/selected-rows'
import { askWorker } from './ask-worker'
import { compareCounts, type ExportCheck } from './check-export'
import type { FileCount } from './count-file'
import { countInWorker } from './count-in-worker'
import type { ExportUpdate } from './export-job'
import { shownColumns, shownTable } from './shown-table'
import type { WorkbookAnswer, WorkbookQuestion } from './write-workbook.worker'

/** So many rows are made into a file here; more are the server's to export. */
const MOST_ROWS = 10_000

/** How long a file may take to be written, in ms; one of 10,000 rows takes about a second. */
const WRITE_LIMIT_MS = 60_000

/** No file can be made, and why. */
class ExportRefusal extends Error {
  readonly failure: MessageDescriptor
  readonly isFinal: boolean

  /** @param isFinal whether the same again would come to the same */
  constructor(failure: MessageDescriptor, isFinal = false) {
    super(failure.message ?? failure.id)
    this.name = 'ExportRefusal'
    this.failure = failure
    this.isFinal = isFinal
  }
}

interface RunInput<Row extends RowData, Search extends ListSearch, Request extends ListRequest> {
  list: ListDefinition<Row, Search, Request>
  columns: ColumnSettings
  request: Request
  /** undefined: all that the filters match */
  selected: SelectedRows<Row> | undefined
  /** told what was read of the selected ones */
  onRead: (read: RowsRead<Row>) => void
  i18n: I18n
  signal: AbortSignal
  onUpdate: (update: ExportUpdate) => void
}

/**
 * Makes a workbook of rows as the list shows them and saves it, then opens the file and counts it. A list that
 * is too long, or changed while it was read, gives no file, nor do selected rows that are gone: none is ever silently short.
 *
 * @throws ApiError when the list can't be read; the signal's reason after an abort
 */
export async function runShownExport<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>(input: RunInput<Row, Search, Request>): Promise<void> {
  try {
    await makeFile(input)
  } catch (error) {
    if (!(error instanceof ExportRefusal)) throw error
    const { failure: message, isFinal: isRefusal } = error
    input.onUpdate({ status: 'failed', message, isRefusal })
  }
}

async function makeFile<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  list,
  columns: settings,
  request,
  selected,
  onRead,
  i18n,
  signal,
  onUpdate,
}: RunInput<Row, Search, Request>): Promise<void> {
  const rows = selected
    ? await readAgain({ list, request, selected, onRead, signal, onUpdate })
    : await readAll(list, request, signal, onUpdate)
  const columns = shownColumns(list.columns, settings)
  const title = i18n._(list.title)
  const money = columns.find(({ id, meta }) => id === 'amount' && meta.isMoney)
  // Its header as the file says it: the person may go on in another language while it is written.
  const shown = money && {
    header: i18n._(money.meta.name),
    rows: rows.length,
    cents: sumCents(rows.map((row) => centsOf(money, row))),
  }
  const file = await write({ table: shownTable(columns, rows, i18n), sheetName: title }, signal)
  signal.throwIfAborted()
  const now = chinaTimeNow().replaceAll(/[-:]/g, '').replace(' ', '-')
  const fileName = `${title}-${now}.xlsx`
  saveFile(file, fileName)
  const saved = { fileName, file }
  onUpdate({ status: 'checking', ...saved })
  const check: ExportCheck = shown
    ? await checkFile(file, shown.header, shown, signal)
    : { verdict: 'unchecked', reason: 'no-amounts' }
  onUpdate({ status: 'done', ...saved, rows: rows.length, check })
}

/** The selected rows as they stand by now: a file of some of them, or of what they once were, would be short or wrong without a word. */
async function readAgain<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  selected,
  onRead,
  onUpdate,
  ...input
}: Pick<RunInput<Row, Search, Request>, 'list' | 'request' | 'onRead' | 'signal' | 'onUpdate'> & {
  selected: SelectedRows<Row>
}): Promise<readonly Row[]> {
  const total = selected.rows.length
  const { rows, unmatched, gone } = await readSelected({
    ...input,
    selected,
    onProgress: (rowsRead) => onUpdate({ status: 'reading', rowsRead, total }),
  })
  onRead({ rows, unmatched })
  if (gone.length > 0) {
    const codes = gone.join(' · ')
    throw new ExportRefusal(
      msg`These selected orders are no longer in this list: ${codes}. Select the others anew and export them.`,
      true,
    )
  }
  return rows
}

/** Of more codes than can be looked for at a time none is: the file would be empty, and agree with that. */
function refuseTooManyCodes({ code }: ListRequest & { code?: unknown }): void {
  if (typeof code !== 'string' || !isCodeList(code) || !isTooManyCodes(code)) return
  const count = splitCodes(code).length
  throw new ExportRefusal(
    msg`The filter holds ${count} codes, and at most 50 can be looked for at a time. None was looked for.`,
    true,
  )
}

async function readAll<Row extends RowData, Search extends ListSearch, Request extends ListRequest>(
  list: ListDefinition<Row, Search, Request>,
  request: Request,
  signal: AbortSignal,
  onUpdate: (update: ExportUpdate) => void,
): Promise<readonly Row[]> {
  refuseTooManyCodes(request)
  const { rows, isInconsistent, isAtLeast } = await fetchAllPages(
    async (page, pageSignal) => {
      const answer = await list.fetchPage({ ...request, ...page }, pageSignal)
      if (answer.total > MOST_ROWS) {
        throw new ExportRefusal(msg`More than 10,000 rows match. Narrow the filters.`, true)
      }
      return answer
    },
    {
      signal,
      rowKey: list.rowKey,
      onProgress: (rowsRead, total) => onUpdate({ status: 'reading', rowsRead, total }),
    },
  )
  if (isAtLeast) {
    throw new ExportRefusal(
      msg`The server does not say how many rows there are: whether all of them came can’t be told.`,
      true,
    )
  }
  if (isInconsistent) {
    throw new ExportRefusal(msg`The list kept changing while it was read. Export it again.`)
  }
  return rows
}

async function write(question: WorkbookQuestion, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./write-workbook.worker.ts', import.meta.url), {
    type: 'module',
  })
  const bytes = await askWorker<WorkbookAnswer>(worker, question, {
    signal,
    limitMs: WRITE_LIMIT_MS,
  })
  if (bytes === 'broken-off') throw new ExportRefusal(msg`The file could not be written.`)
  return new Blob([bytes], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** Opens the file that was written, as an export of the server's is opened. */
async function checkFile(
  file: Blob,
  header: string,
  list: FileCount,
  signal: AbortSignal,
): Promise<ExportCheck> {
  const counted = await countInWorker({ file, header }, signal)
  if (counted === 'broken-off') return { verdict: 'unchecked', reason: 'broken-off' }
  if (!counted) return { verdict: 'unreadable' }
  return compareCounts(counted, list)
}

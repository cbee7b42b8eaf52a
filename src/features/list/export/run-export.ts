import { centsOf, type RowData } from '@/components/data-table/data-column'
import { DEFAULT_FILE_NAME, type ExportUpdate } from './export-job'
import { checkExport } from './check-export'
import { saveFile } from '@/components/save-file'
import type { ListDefinition, ListExport, ListRequest, ListSearch } from '../list-definition'

/** The list could not be had, so there is nothing to hold the file against. */
const NO_LIST = { verdict: 'unchecked', reason: 'list' } as const

interface RunInput<Row extends RowData, Search extends ListSearch, Request extends ListRequest> {
  list: ListDefinition<Row, Search, Request>
  file: ListExport<Request>
  request: Request
  signal: AbortSignal
  onUpdate: (update: ExportUpdate) => void
}

/**
 * Fetches the file, saves it under the server's name, then holds it against the list. A check that
 * can't be made leaves the file unchecked; it is saved by then.
 *
 * @throws ApiError when there is no file; the signal's reason after an abort
 */
export async function runExport<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({ list, file, request, signal, onUpdate }: RunInput<Row, Search, Request>): Promise<void> {
  const { blob, fileName = DEFAULT_FILE_NAME } = await file.run(request, {
    signal,
    onProgress: (received, total) => onUpdate({ status: 'receiving', received, total }),
  })
  signal.throwIfAborted()
  saveFile(blob, fileName)
  const saved = { fileName, file: blob }
  onUpdate({ status: 'checking', ...saved })
  const column = list.columns.find(({ id }) => id === file.checked.columnId)
  const check = column
    ? await checkExport({
        file: blob,
        header: file.checked.header,
        money: (row) => centsOf(column, row),
        rowKey: list.rowKey,
        fetchPage: (page, pageSignal) => list.fetchPage({ ...request, ...page }, pageSignal),
        signal,
      }).catch(() => NO_LIST)
    : NO_LIST
  onUpdate({ status: 'done', ...saved, check })
}

import { i18n as current, type I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import type { ColumnSettings } from '@/components/data-table/column-settings'
import type { RowData } from '@/components/data-table/data-column'
import type { FilterDraft } from '@/components/query-form/filter-field'
import { chinaTimeNow } from '@/api/china-time-now'
import { whoIsHere } from '@/session/confirm-session'
import { notify } from '@/shell/notify'
import { presentFailure } from '@/shell/present-failure'
import { holdLeaving } from '@/shell/unsaved-work'
import type { ListDefinition, ListRequest, ListSearch } from '../list-definition'
import type { RowsRead, SelectedRows } from '../selection/selected-rows'
import { isAwaited, type ExportJob, type ExportOrigin, type ExportUpdate } from './export-job'
import { runExport } from './run-export'
import { runShownExport } from './run-shown-export'

/** What is exported: the server's file of all that matches, or the shown columns of that or of selected rows. */
export type ExportSource<Row> = 'server' | 'shown' | SelectedRows<Row>

/** What a list shows, and to whom. */
export interface ExportContext<Row> {
  /** told what was read of selected rows */
  onRead: (read: RowsRead<Row>) => void
  inForce: FilterDraft
  columns: ColumnSettings
  user: User
}

interface StartInput<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> extends ExportContext<Row> {
  list: ListDefinition<Row, Search, Request>
  request: Request
  source: ExportSource<Row>
  i18n: I18n
  queryClient: QueryClient
  /** the list's export that is under way: one at a time */
  running: { current: AbortController | undefined }
  retry: () => void
  /** what was there before */
  before: ExportJob | undefined
  onJob: (job: ExportJob | undefined) => void
}

/** Makes one export and tells how far it is, to the end. A failure is told, too: nothing is thrown. */
export async function startExport<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({ running, ...input }: StartInput<Row, Search, Request>): Promise<void> {
  if (running.current) {
    notify({ message: msg`Request already sent, please wait`, tone: 'warning' })
    return
  }
  const controller = new AbortController()
  const { signal } = controller
  running.current = controller
  const letLeave = holdLeaving()
  let isOver = false
  const onJob = (job: ExportJob | undefined) => {
    isOver = job === undefined || !isAwaited(job.update)
    // A file that is saved is only checked any more.
    if (isOver) letLeave()
    input.onJob(job)
  }
  // It reads, writes and checks a file between its calls: a reload would end it without a word.
  await transport.asWork(() => makeExport({ ...input, onJob, signal }), 'read')
  letLeave()
  if (running.current !== controller) return
  running.current = undefined
  // Nobody has cancelled it: the page went under it. With its person it is nothing to whoever is here now.
  if (signal.aborted && !isOver && whoIsHere(input) === 'same') {
    // The language may be another one by now.
    const title = current._(input.list.title)
    const message = msg`${title}: the export ended when its page was closed or refreshed. No file was saved.`
    notify({ message, tone: 'warning' })
  }
}

async function makeExport<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({
  list,
  request,
  source,
  inForce,
  columns,
  user: { name, username = '' },
  i18n,
  signal,
  retry,
  before,
  onJob,
  onRead,
}: Omit<StartInput<Row, Search, Request>, 'running'> & { signal: AbortSignal }): Promise<void> {
  const selected = typeof source === 'string' ? undefined : source
  const { fields, values } = list.narrowedTo ?? { fields: [], values: {} }
  const origin: ExportOrigin = {
    title: list.title,
    filters: [
      { fields, values },
      { fields: list.fields, values: inForce },
    ],
    isOwnOnly: request.loginOwnerId !== undefined,
    selected: selected?.rows.length,
    person: name && name !== username ? `${name} (${username})` : username,
    at: chinaTimeNow(),
  }
  let unmatched = 0
  const onUpdate = (update: ExportUpdate) => {
    if (!signal.aborted) onJob({ update, origin: { ...origin, unmatched }, retry })
  }
  try {
    if (source !== 'server') {
      onUpdate({ status: 'reading', rowsRead: 0, total: selected?.rows.length })
      await runShownExport({
        list,
        columns,
        request,
        selected,
        onRead: (read) => {
          unmatched = read.unmatched.length
          onRead(read)
        },
        i18n,
        signal,
        onUpdate,
      })
    } else if (list.export) {
      onUpdate({ status: 'receiving', received: 0, total: undefined })
      await runExport({ list, file: await list.export(), request, signal, onUpdate })
    }
  } catch (error) {
    if (signal.aborted) return
    presentFailure(error, { asked: true })
    if (error instanceof ApiError && error.kind === 'duplicate') {
      // Pressed twice: what the first press brought stays where it is.
      onJob(before)
      return
    }
    const message = error instanceof ApiError ? error.failure : msg`The export failed.`
    onUpdate({ status: 'failed', message })
  }
}

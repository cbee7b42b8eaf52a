import type { RowData } from '@/components/data-table/data-column'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { presentFailure } from '@/shell/present-failure'
import type { ListDefinition, ListRequest, ListSearch } from '../list-definition'
import type { ExportJob } from './export-job'
import type { ExportContext, ExportSource } from './start-export'

const importStart = () => import('./start-export')

/** Where the export of a page is kept, while it is made and afterwards. */
export function useExportPlace() {
  const [job, setJob] = useState<ExportJob>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const dismiss = () => {
    running.current?.abort()
    running.current = undefined
    setJob(undefined)
  }
  return { job, setJob, running, dismiss }
}

/** Of a page with several lists: its export goes on whichever of them shows. Undefined where a list is the page. */
export const ExportPlaceContext = createContext<ReturnType<typeof useExportPlace> | undefined>(
  undefined,
)

/**
 * The list's exports: one at a time, of exactly the filters in force or the rows selected. A failure says so,
 * keeps the list and leaves no file.
 */
export function useExport<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>(list: ListDefinition<Row, Search, Request>, request: Request, context: ExportContext<Row>) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const own = useExportPlace()
  const { job, setJob, running, dismiss } = useContext(ExportPlaceContext) ?? own

  const start = (source: ExportSource<Row>): void => {
    importStart()
      .then(({ startExport }) =>
        startExport({
          ...context,
          list,
          request,
          source,
          i18n,
          queryClient,
          running,
          // What the page showed then says nothing of how the rows stand later on.
          retry: () => start(typeof source === 'string' ? source : { ...source, shown: [] }),
          before: job,
          onJob: setJob,
        }),
      )
      .catch((error: unknown) => presentFailure(error, { asked: true }))
  }
  return { job, start, dismiss }
}

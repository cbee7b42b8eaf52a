import type { RowData } from '@/components/data-table/data-column'
import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { presentFailure } from '@/shell/present-failure'
import type { ListDefinition, ListRequest, ListSearch } from '../list-definition'
import type { ExportJob } from './export-job'
import type { ExportContext, ExportSource } from './start-export'

const importStart = () => import('./start-export')

/**
 * The list's exports: one at a time, of exactly the filters in force or the rows selected. A failure says so,
 * keeps the list and leaves no file.
 */
export function useExport<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>(list: ListDefinition<Row, Search, Request>, request: Request, context: ExportContext) {
  const { i18n } = useLingui()
  const [job, setJob] = useState<ExportJob>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = (source: ExportSource<Row>): void => {
    importStart()
      .then(({ startExport }) =>
        startExport({
          ...context,
          list,
          request,
          source,
          i18n,
          running,
          retry: () => start(source),
          before: job,
          onJob: setJob,
        }),
      )
      .catch((error: unknown) => presentFailure(error, { asked: true }))
  }
  const dismiss = () => {
    running.current?.abort()
    running.current = undefined
    setJob(undefined)
  }
  return { job, start, dismiss }
}

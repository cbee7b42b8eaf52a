import type { RowData } from '@/components/data-table/data-column'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { notify } from '@/shell/notify'
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
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async (source: ExportSource<Row>) => {
    if (controller.current) {
      notify({ message: msg`Request already sent, please wait`, tone: 'warning' })
      return
    }
    const running = new AbortController()
    controller.current = running
    const { signal } = running
    const retry = () => void start(source)
    await importStart()
      .then(({ startExport }) =>
        startExport({
          ...context,
          list,
          request,
          source,
          i18n,
          signal,
          retry,
          before: job,
          onJob: setJob,
        }),
      )
      .catch((error: unknown) => presentFailure(error, { asked: true }))
    if (controller.current === running) controller.current = undefined
  }
  const dismiss = () => {
    controller.current?.abort()
    controller.current = undefined
    setJob(undefined)
  }
  return { job, start, dismiss }
}

import type { RowData } from '@/components/data-table/data-column'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/http/api-error'
import { describeFilters } from '@/components/query-form/describe-filters'
import type { FilterDraft } from '@/components/query-form/filter-field'
import { notify } from '@/shell/notify'
import { presentFailure } from '@/shell/present-failure'
import type { ListDefinition, ListRequest, ListSearch } from '../list-definition'
import type { ExportJob, ExportUpdate } from './export-job'

const loadRunExport = () => import('./run-export')

/**
 * The list's export: one at a time, of exactly the filters in force. A failure says so, keeps the
 * list and leaves no file.
 */
export function useExport<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>(list: ListDefinition<Row, Search, Request>, request: Request, inForce: FilterDraft) {
  const { i18n } = useLingui()
  const [job, setJob] = useState<ExportJob>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const file = list.export
  const start = async () => {
    if (!file) return
    if (controller.current) {
      notify({ message: msg`Request already sent, please wait`, tone: 'warning' })
      return
    }
    const running = new AbortController()
    controller.current = running
    const filters = describeFilters(list.fields, inForce, i18n)
    const onUpdate = (update: ExportUpdate) => {
      if (!running.signal.aborted) setJob({ update, filters })
    }
    onUpdate({ status: 'receiving', received: 0, total: undefined })
    const fail = (error: unknown) => {
      if (running.signal.aborted) return
      presentFailure(error, { asked: true })
      if (error instanceof ApiError && error.kind === 'duplicate') {
        // Pressed twice: what the first press brought stays where it is.
        setJob(job)
      } else {
        const message = error instanceof ApiError ? error.failure : msg`The export failed.`
        onUpdate({ status: 'failed', message })
      }
    }
    await loadRunExport()
      .then(({ runExport }) => runExport({ list, file, request, signal: running.signal, onUpdate }))
      .catch(fail)
    if (controller.current === running) controller.current = undefined
  }
  const dismiss = () => {
    controller.current?.abort()
    controller.current = undefined
    setJob(undefined)
  }
  return { job, start, dismiss }
}

import { useState } from 'react'
import { fitColumnSettings, type ColumnSettings } from '@/components/data-table/column-settings'
import type { DataColumn } from '@/components/data-table/data-column'
import { readStored, writeStored } from '@/session/stored-value'
import { parseViews, type ListView } from './views'

interface ListIdentity<Row> {
  id: string
  columns: readonly DataColumn<Row>[]
}

/** A person's columns and views of one list, remembered in this browser. */
export function useListSettings<Row>(list: ListIdentity<Row>, username: string) {
  const [columns, setColumns] = useState(() =>
    fitColumnSettings(readStored('columns', username, list.id), list.columns),
  )
  const [views, setViews] = useState(() => parseViews(readStored('views', username, list.id)))
  return {
    columns,
    views,
    changeColumns: (next: ColumnSettings) => {
      const fitting = fitColumnSettings(next, list.columns)
      setColumns(fitting)
      writeStored('columns', username, list.id, fitting)
    },
    changeViews: (next: ListView[]) => {
      setViews(next)
      writeStored('views', username, list.id, next)
    },
  }
}

import { useState } from 'react'
import { fitColumnSettings, type ColumnSettings } from '@/components/data-table/column-settings'
import type { DataColumn, RowData } from '@/components/data-table/data-column'
import { readStored, writeStored } from '@/session/stored-value'
import { parseViews, type ListView } from './views'

interface ListIdentity<Row extends RowData> {
  id: string
  columns: readonly DataColumn<Row>[]
}

export interface ListSettings {
  columns: ColumnSettings
  views: readonly ListView[]
  changeColumns: (next: ColumnSettings) => void
  changeViews: (next: ListView[]) => void
}

/** A person's columns and views of one list, remembered in this browser. */
export function useListSettings<Row extends RowData>(
  list: ListIdentity<Row>,
  username: string,
): ListSettings {
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

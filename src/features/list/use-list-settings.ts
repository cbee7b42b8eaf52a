import { useEffect, useEffectEvent, useState } from 'react'
import { fitColumnSettings, type ColumnSettings } from '@/components/data-table/column-settings'
import type { DataColumn, RowData } from '@/components/data-table/data-column'
import { readStored, storedKey, writeStored } from '@/session/stored-value'
import { offerSharedView, sharedViewNow, useSharedView } from './shared-view-store'

interface ListIdentity<Row extends RowData> {
  id: string
  columns: readonly DataColumn<Row>[]
}

export interface ListSettings {
  columns: ColumnSettings
  changeColumns: (next: ColumnSettings) => void
  /** whether there are views to show: the person's own, or one that came by a link */
  hasViews: boolean
  /** a view was saved: there is one from now on */
  noteView: () => void
}

/**
 * A person's columns of one list, remembered in this browser and as other tabs leave them; those of a view that came by a link
 * for now.
 */
export function useListSettings<Row extends RowData>(
  list: ListIdentity<Row>,
  username: string,
): ListSettings {
  const read = () => fitColumnSettings(readStored('columns', username, list.id), list.columns)
  const [columns, setColumns] = useState(read)
  const readHasViews = () => readStored('views', username, list.id) !== undefined
  const [hasOwnViews, setHasOwnViews] = useState(readHasViews)
  const shared = useSharedView(list.id)
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (key === storedKey('columns', username, list.id)) setColumns(read)
    if (key === storedKey('views', username, list.id)) setHasOwnViews(readHasViews)
  })
  useEffect(() => {
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  return {
    columns: shared ? fitColumnSettings(shared.columns, list.columns) : columns,
    changeColumns: (next: ColumnSettings) => {
      const fitting = fitColumnSettings(next, list.columns)
      const inForce = sharedViewNow(list.id)
      if (inForce) {
        offerSharedView(list.id, { ...inForce, columns: fitting })
        return
      }
      setColumns(fitting)
      writeStored('columns', username, list.id, fitting)
    },
    hasViews: hasOwnViews || shared !== undefined,
    noteView: () => setHasOwnViews(true),
  }
}

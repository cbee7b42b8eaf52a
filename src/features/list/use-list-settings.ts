import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /**
   * A view of the person's is in force here with these columns, which another tab may have brought up to date, or none is any
   * more. Meanwhile other tabs change no more than widths.
   */
  holdColumns: (ofView: ColumnSettings | undefined) => void
  /** whether there are views to show: the person's own, or one that came by a link */
  hasViews: boolean
  /** a view was saved: there is one from now on */
  noteView: () => void
}

/**
 * A person's columns of one list, remembered in this browser and as other tabs leave them; those of a view in force stay
 * until it is left, and those of one that came by a link show for now.
 */
export function useListSettings<Row extends RowData>(
  list: ListIdentity<Row>,
  username: string,
): ListSettings {
  const fit = (settings: unknown) => fitColumnSettings(settings, list.columns)
  const read = () => fit(readStored('columns', username, list.id))
  const [columns, setColumns] = useState(read)
  const readHasViews = () => readStored('views', username, list.id) !== undefined
  const [hasOwnViews, setHasOwnViews] = useState(readHasViews)
  const shared = useSharedView(list.id)
  /** behind: another tab has stored other columns meanwhile */
  const held = useRef({ isHeld: false, isBehind: false })
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (key === storedKey('columns', username, list.id)) {
      held.current.isBehind = held.current.isHeld
      setColumns(held.current.isHeld ? { ...columns, widths: read().widths } : read)
    }
    if (key === storedKey('views', username, list.id)) setHasOwnViews(readHasViews)
  })
  useEffect(() => {
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  return {
    columns: shared ? fit(shared.columns) : columns,
    changeColumns: (next: ColumnSettings) => {
      const fitting = fit(next)
      const inForce = sharedViewNow(list.id)
      if (inForce) {
        offerSharedView(list.id, { ...inForce, columns: fitting })
        return
      }
      held.current.isBehind = false
      setColumns(fitting)
      writeStored('columns', username, list.id, fitting)
    },
    holdColumns: (ofView) => {
      const { isBehind } = held.current
      if (isBehind) setColumns(ofView ? fit({ ...ofView, widths: columns.widths }) : read)
      held.current = { isHeld: ofView !== undefined, isBehind: isBehind && ofView !== undefined }
    },
    hasViews: hasOwnViews || shared !== undefined,
    noteView: () => setHasOwnViews(true),
  }
}

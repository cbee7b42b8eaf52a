import * as v from 'valibot'
import { columnSettingsSchema, type ColumnSettings } from '@/components/data-table/column-settings'
import { readStored } from '@/session/stored-value'

/**
 * The columns of a view for a person who takes it: as wide as they left them. Widths are no part of what makes a list differ from
 * a view, so nothing would offer to keep them there; the view's are for who has no columns stored yet.
 */
export function withOwnWidths(
  columns: ColumnSettings,
  listId: string,
  username: string,
): ColumnSettings {
  const own = v.safeParse(columnSettingsSchema, readStored('columns', username, listId))
  return own.success ? { ...columns, widths: own.output.widths } : columns
}

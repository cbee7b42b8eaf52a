import type { User } from '@/api/contract/session'
import { readStored, writeStored } from '@/session/stored-value'
import { toChinaDate } from '@/domain/china-time'
import { withOwnWidths } from './own-widths'
import { filtersOfView, parseViews } from './views'

/**
 * What a list's URL says when a person enters it from the menu: the filters and page size of their
 * default view, rolling days as they are today. The view's columns become the remembered ones, as
 * wide as they were. A URL that says anything itself always wins, so this is only for one that says nothing.
 *
 * @returns undefined when the person has no default view of this list
 */
export function takeDefaultView(
  listId: string,
  { username = '' }: User,
  nowMs = Date.now(),
): Readonly<Record<string, string | number>> | undefined {
  const view = parseViews(readStored('views', username, listId)).find(({ isDefault }) => isDefault)
  if (!view) return undefined
  writeStored('columns', username, listId, withOwnWidths(view.columns, listId, username))
  return { ...view.tab, ...filtersOfView(view, toChinaDate(nowMs)), pageSize: view.pageSize }
}

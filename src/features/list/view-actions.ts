import { msg } from '@lingui/core/macro'
import { toChinaDate } from '@/domain/china-time'
import { notify } from '@/shell/notify'
import { withOwnWidths } from './own-widths'
import { offerSharedView } from './shared-view-store'
import { goalOf } from './view-in-force'
import { viewHref } from './view-link'
import type { ListView } from './views'
import type { ViewsProps } from './views-panel'

/** Puts a view in force as it is today, its columns as wide as they were; one that came by a link makes room for it. */
export function applyView(view: ListView, { list, username, now, onApply }: ViewsProps): void {
  offerSharedView(list.id, undefined)
  const goal = goalOf(view, now, list, toChinaDate(Date.now()))
  onApply({ ...goal, columns: withOwnWidths(goal.columns, list.id, username) })
}

/** Puts the link of a view on the clipboard, to be sent to a colleague. */
export async function copyViewLink(view: ListView, list: ViewsProps['list']): Promise<void> {
  const href = viewHref(
    list.path,
    view.tab ?? list.fixedSearch ?? {},
    view,
    toChinaDate(Date.now()),
  )
  try {
    await navigator.clipboard.writeText(location.origin + href)
    notify({ message: msg`The link is on the clipboard`, tone: 'success' })
  } catch {
    notify({ message: msg`The browser does not allow copying here`, tone: 'warning' })
  }
}

import { msg } from '@lingui/core/macro'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { toChinaDate } from '@/domain/china-time'
import { appHref, type AppPath } from '@/shell/app-href'
import { notify } from '@/shell/notify'
import { offerSharedView } from './shared-view-store'
import { readViewHash } from './view-link'
import { filtersOfView } from './views'

/**
 * Puts the view of a link in force, once: its columns for now, its filters and page size in the URL, rolling days
 * as they are today. What can't be read is said; the filters of the link's search stay.
 *
 * @throws the redirect to the list without the view in its address
 */
export function enterSharedView(
  list: { id: string; path: AppPath },
  location: ParsedLocation,
): never {
  const search: Readonly<Record<string, unknown>> = location.search
  const view = readViewHash(location.hash)
  if (!view) {
    notify({ message: msg`The view in this link can’t be read.`, tone: 'warning' })
    throw redirect({ href: appHref(list.path, search), replace: true })
  }
  offerSharedView(list.id, view)
  const filters = filtersOfView(view, toChinaDate(Date.now()))
  const { pageNum: _page, ...fixed } = search
  const href = appHref(list.path, { ...fixed, ...view.tab, ...filters, pageSize: view.pageSize })
  throw redirect({ href, replace: true })
}

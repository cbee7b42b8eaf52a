import { useLingui } from '@lingui/react'
import { useRetry } from '@/api/user-reads'
import type { MenuItem } from '@/api/contract/menus'
import type { User } from '@/api/contract/session'
import { sideMenuQuery, useSideMenu } from '@/api/resources/menus'
import { areaName } from './area-names'
import { menuAddress } from './menu-address'
import { usePageTitles } from './page-tags/use-page-titles'
import type { PageSearch } from './pages'
import { entryKey } from './side-menu/menu-entry'
import { useCanOpen } from './use-can-open'

/** An entry of the menu that leads somewhere for the person, or a group of such. */
export interface OpenableEntry {
  /** in the chosen language where the application knows the screen, else as the server says */
  name: string
  /** path within the application; empty for a group */
  path: string
  /** what the menu itself asks of the page */
  search: PageSearch | undefined
  icon: string
  childs: OpenableEntry[]
}

/**
 * The side menu as far as it leads somewhere for this person: entries of screens that the application
 * has and the person holds the authority for. A group without any is left out.
 */
export function useOpenableEntries(user: User) {
  const isOpenable = useCanOpen(user)
  const nameOf = useEntryNames()
  const { data = [], status } = useSideMenu()
  const retry = useRetry(sideMenuQuery)
  return { entries: namedEntries(openableEntries(data, isOpenable), nameOf), status, retry }
}

/**
 * The entries that can be opened; a group is kept for what it holds. Its own page, where it has one, is the first of its
 * entries, unless another of them leads there.
 */
export function openableEntries(
  items: readonly MenuItem[],
  isOpenable: (path: string) => boolean,
): OpenableEntry[] {
  return items.flatMap<OpenableEntry>(({ name, url, icon, childs: inside }) => {
    const address = menuAddress(url)
    const own = address && isOpenable(address.path) ? [{ name, icon, ...address, childs: [] }] : []
    const childs = openableEntries(inside, isOpenable)
    if (childs.length === 0) return own
    const pages = childs.flatMap(leavesOf).map(pageKey)
    const first = own.filter((entry) => !pages.includes(pageKey(entry)))
    return [{ name, path: '', search: undefined, icon, childs: [...first, ...childs] }]
  })
}

/** What page an entry leads to; the bare address of an area leads to its list. */
const pageKey = (entry: OpenableEntry): string =>
  entryKey({ ...entry, path: entry.path.replace(/\/list$/, '') })

/** The entries that lead somewhere, without the groups around them. */
export function leavesOf(entry: OpenableEntry): OpenableEntry[] {
  return entry.childs.length > 0 ? entry.childs.flatMap(leavesOf) : [entry]
}

/**
 * The entries under what the application calls them, else under what the server does. Of groups that would all get one name
 * only the one around the others does; beside each other none does, for their own names tell them apart.
 *
 * @param nameOf empty where the application has no name
 */
export function namedEntries(
  entries: readonly OpenableEntry[],
  nameOf: (entry: OpenableEntry) => string,
): OpenableEntry[] {
  const outermost = (items: readonly OpenableEntry[]): string[] =>
    items.flatMap((item) => (item.childs.length > 0 ? nameOf(item) || outermost(item.childs) : []))
  const names = outermost(entries)
  const named = (entry: OpenableEntry, isWithin: boolean): OpenableEntry => {
    const isGroup = entry.childs.length > 0
    const own = isGroup && isWithin ? '' : nameOf(entry)
    const isShared = isGroup && names.indexOf(own) !== names.lastIndexOf(own)
    const childs = entry.childs.map((child) => named(child, isWithin || own !== ''))
    return { ...entry, name: isShared || own === '' ? entry.name : own, childs }
  }
  return entries.map((entry) => named(entry, false))
}

/**
 * What the application itself calls an entry's screen or a group's area; empty where it does not know.
 * The menu comes in Chinese, so in Chinese it stays as it came.
 */
function useEntryNames(): (entry: OpenableEntry) => string {
  const { i18n } = useLingui()
  const titleOf = usePageTitles()
  if (i18n.locale === 'zh') return () => ''
  return (entry) => {
    // With a query of its own it is more than the screen, and only the server knows its name.
    if (entry.search) return ''
    if (entry.path) return titleOf(entry.path, {}) || titleOf(`${entry.path}/list`, {})
    const areas = new Set(leavesOf(entry).map(({ path }) => areaName(path)))
    const [area] = areas
    return area && areas.size === 1 ? i18n._(area) : ''
  }
}

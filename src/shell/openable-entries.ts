import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askFor } from '@/api/ask'
import type { MenuItem } from '@/api/contract/menus'
import type { User } from '@/api/contract/session'
import { sideMenuQuery } from '@/api/menus'
import { useCanOpen } from './use-can-open'

/**
 * The side menu as far as it leads somewhere for this person: entries of screens that the application
 * has and the person holds the authority for. A group without any is left out.
 */
export function useOpenableEntries(user: User) {
  const isOpenable = useCanOpen(user)
  const queryClient = useQueryClient()
  const { data = [], status } = useQuery(sideMenuQuery)
  const retry = () => {
    // The cache shows the failure.
    askFor(queryClient, sideMenuQuery, { anew: true }).catch(() => undefined)
  }
  return { entries: openableEntries(data, isOpenable), status, retry }
}

/** The entries that can be opened; a group is kept for what it holds. */
export function openableEntries(
  items: readonly MenuItem[],
  isOpenable: (url: string) => boolean,
): MenuItem[] {
  return items.flatMap((item) => {
    if (item.childs.length === 0) return isOpenable(item.url) ? [item] : []
    const childs = openableEntries(item.childs, isOpenable)
    return childs.length > 0 ? [{ ...item, childs }] : []
  })
}

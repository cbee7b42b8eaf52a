import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { askFor } from '@/api/ask'
import type { MenuItem } from '@/api/contract/menus'
import type { User } from '@/api/contract/session'
import { authorityCode, hasAuthority } from '@/domain/authorities'
import { sideMenuQuery } from '@/api/menus'

/**
 * The side menu as far as it leads somewhere for this person: entries of screens that the application
 * has and the person holds the authority for. A group without any is left out.
 */
export function useOpenableEntries(user: User) {
  const { routesByPath } = useRouter()
  const queryClient = useQueryClient()
  const { data = [], status } = useQuery(sideMenuQuery)
  const isOpenable = (url: string) => {
    const area = authorityCode(url)
    return (
      Object.hasOwn(routesByPath, url) && area !== undefined && hasAuthority(user.authorities, area)
    )
  }
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

import { useRouter } from '@tanstack/react-router'
import type { User } from '@/api/contract/session'
import { hasAuthority } from '@/domain/authorities'
import type { AppPath } from './app-href'
import { areaOf } from './bare-path'
import { dataOf } from './page-tags/use-page-titles'

/**
 * Tells of a path whether it leads somewhere for a person: the application has the screen, and the
 * person holds the authority that its route declares. A link to anywhere else is text.
 */
export function useCanOpen(user: User | undefined): (path: string) => path is AppPath {
  const { routesByPath } = useRouter()
  return (path): path is AppPath => {
    const authority = areaOf(path) ?? dataOf(routesByPath, path)?.authority
    if (authority === undefined || authority === 'any') return false
    return user !== undefined && hasAuthority(user.authorities, authority)
  }
}

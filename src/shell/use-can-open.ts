import { useRouter } from '@tanstack/react-router'
import type { User } from '@/api/contract/session'
import { authorityCode, hasAuthority } from '@/domain/authorities'

/**
 * Tells of a path whether it leads somewhere for a person: the application has the screen, and the
 * person holds its area's authority. A link to anywhere else is text.
 */
export function useCanOpen(user: User | undefined): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return (path) => {
    const area = authorityCode(path)
    return (
      Object.hasOwn(routesByPath, path) &&
      area !== undefined &&
      user !== undefined &&
      hasAuthority(user.authorities, area)
    )
  }
}

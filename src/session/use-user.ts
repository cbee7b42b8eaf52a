import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { usePageQuery } from '@/platform/use-page-query'

/** Who is signed in; undefined where nobody is. */
export function useUser(): User | undefined {
  return usePageQuery({ ...currentUserOptions, enabled: false }).data ?? undefined
}

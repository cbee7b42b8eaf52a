import { useQuery } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'

/** Who is signed in; undefined where nobody is. */
export function useUser(): User | undefined {
  return useQuery({ ...currentUserOptions, enabled: false }).data ?? undefined
}

import type { User } from '@/api/contract/session'
import { isInternalEnterprise } from '@/domain/authorities'

/** Whose orders a person's working list holds: everybody's, their own, or nobody can tell. */
export type ListOwner = { kind: 'everybody' } | { kind: 'own'; username: string } | undefined

/** The owner of a list that is nobody's own: what is to be confirmed, for example. */
export const EVERYBODY = { kind: 'everybody' } as const

/**
 * Internal/server users see everybody's orders, all others their own. A person without a user name
 * has no list: asking without one would show everybody's. See docs/domain/people.md, "Whose list".
 */
export function listOwner(user: User): ListOwner {
  if (isInternalEnterprise(user.enterprise)) return EVERYBODY
  const username = user.username?.trim()
  return username ? { kind: 'own', username } : undefined
}

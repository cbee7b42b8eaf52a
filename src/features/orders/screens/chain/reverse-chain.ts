import type { User } from '@/api/contract/session'
import { hasAuthority, isInternalEnterprise } from '@/domain/authorities'

/** Which of a payment order's reverse orders a person's list shows. */
export interface ReverseScope {
  business: 1 | 2
  /** the person's own only */
  loginOwnerId?: string
}

/**
 * How a person reads the reverse orders of a payment order: all of them as what is to be confirmed (2), or
 * in the working list where that is everybody's; else their own. Nobody's without a list: `undefined`.
 * See docs/domain/people.md, "Whose list".
 */
export function reverseScope(user: User | undefined): ReverseScope | undefined {
  if (!user) return undefined
  if (hasAuthority(user.authorities, 'reverse/confirm')) return { business: 2 }
  if (!hasAuthority(user.authorities, 'reverse/order')) return undefined
  if (isInternalEnterprise(user.enterprise)) return { business: 1 }
  return user.username ? { business: 1, loginOwnerId: user.username } : undefined
}

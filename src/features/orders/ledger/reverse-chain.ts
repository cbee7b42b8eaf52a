import type { User } from '@/api/contract/session'
import { hasAuthority, isInternalEnterprise } from '@/domain/authorities'

/**
 * The `business` with which a person reads every reverse order of a payment order: as what is to be
 * confirmed (2), or in the working list where that is everybody's (1). Others have a list of their own
 * orders only, which is no chain: `undefined`. See docs/domain.md, "Whose list".
 */
export function reverseChainBusiness(user: User | undefined): 1 | 2 | undefined {
  if (!user) return undefined
  if (hasAuthority(user.authorities, 'reverse/confirm')) return 2
  const isEverybodys = isInternalEnterprise(user.enterprise)
  return isEverybodys && hasAuthority(user.authorities, 'reverse/order') ? 1 : undefined
}

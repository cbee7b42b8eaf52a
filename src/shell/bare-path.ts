import { AREAS, type AuthorityCode } from '@/domain/authorities'

/** The area whose bare path this is: `/payment/order` has no page of its own and leads to its list. */
export function areaOf(path: string): AuthorityCode | undefined {
  return AREAS.find((area) => path === `/${area}`)
}

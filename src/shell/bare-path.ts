import { AREAS, type AuthorityCode } from '@/domain/authorities'

/** The area whose bare path this is: `/payment/order`, or `/payment/order/`, has no page of its own and leads to its list. */
export function areaOf(path: string): AuthorityCode | undefined {
  const bare = path.replace(/\/+$/, '')
  return AREAS.find((area) => bare === `/${area}`)
}

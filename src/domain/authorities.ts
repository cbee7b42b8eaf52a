import { ORDER_KINDS, type OrderKind } from './order-kinds'

/**
 * Access is by authorities on the user, matched by url or by code against the first two segments of
 * a route's path. See docs/domain/people.md, "Authorities".
 */

/** An authority as the server sends it; either field may be missing. */
export interface Authority {
  url?: string | undefined
  code?: string | undefined
}

/** An area of the application: the first two segments of its pages' paths, and its authority's code. */
export type AuthorityCode =
  `${OrderKind}/${'order' | 'confirm'}` | `maintain/${'department' | 'remark' | 'verifyuser'}`

/** Every area that there is. */
export const AREAS: readonly AuthorityCode[] = [
  ...ORDER_KINDS.flatMap((kind) => [`${kind}/order`, `${kind}/confirm`] as const),
  'maintain/department',
  'maintain/remark',
  'maintain/verifyuser',
]

/**
 * The first two segments of a path, url or code, however they are separated: `/payment/order/list`,
 * `payment:order`, `payment_order` and `payment order` all give `payment/order`.
 *
 * @returns `undefined` when there are fewer than two segments: `/payment` alone grants nothing
 */
export function authorityCode(text: string): string | undefined {
  const path = text.replace(/[?#].*$/, '')
  const [first, second] = path.split(/[/:_\s]+/).filter(Boolean)
  return first && second ? `${first}/${second}` : undefined
}

/** Whether one of the authorities, by url or by code, names exactly the needed area. */
export function hasAuthority(authorities: readonly Authority[], needed: AuthorityCode): boolean {
  return authorities.some(({ url, code }) =>
    [url, code].some((text) => text !== undefined && authorityCode(text) === needed),
  )
}

const INTERNAL_ENTERPRISES: readonly string[] = ['domesticservice', 'commonservice']

/** Whether people of this enterprise count as internal/server users, who see everybody's orders. */
export function isInternalEnterprise(enterprise: string | undefined): boolean {
  return enterprise !== undefined && INTERNAL_ENTERPRISES.includes(enterprise)
}

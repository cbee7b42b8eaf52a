import { LARGEST_PAGE } from '@/api/contract/envelope'
import { paymentOrders } from '@/api/resources/payment-orders'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { hasAuthority, isInternalEnterprise } from '@/domain/authorities'

/** How many orders an entry can't be missing for. */
export type UseCount =
  | { kind: 'counted'; count: number }
  /** too many wait to look at each: so many were found */
  | { kind: 'at-least'; count: number }
  /** the person may not see everybody's orders, or they can't be read now */
  | { kind: 'unknown' }
  /** none was found, and too many wait to look at each */
  | { kind: 'too-many' }

/** Whether it is known that no order needs the entry: then nobody is asked. */
export function isUnused(uses: UseCount): boolean {
  return uses.kind === 'counted' && uses.count === 0
}

interface Uses {
  /** finds orders by the entry's name, and perhaps others */
  filter: Pick<PaymentOrderListRequest, 'affiliationDepartmentName' | 'principal'>
  /** whether an order found so is meant */
  isMeant: (order: PaymentOrder) => boolean
}

/** Saved and rejected orders: those that are still to be submitted. */
const TO_SUBMIT = [5, 15] as const

/**
 * Counts the orders that could no longer be submitted: a hint and not a fact, see docs/domain/base-data.md, "Base
 * data". Only who sees everybody's drafts can count them.
 */
export async function countUses({ filter, isMeant }: Uses, user: User): Promise<UseCount> {
  const seesAll =
    isInternalEnterprise(user.enterprise) && hasAuthority(user.authorities, 'payment/order')
  if (!seesAll) return { kind: 'unknown' }
  try {
    // Orders keep the name that they were saved with: by the present one not all of them are found.
    const all = await readToSubmit({})
    const found = all.rows.filter(isMeant)
    if (all.isWhole) return { kind: 'counted', count: found.length }
    const named = await readToSubmit(filter)
    const codes = [...found, ...named.rows.filter(isMeant)].map(({ code }) => code)
    const count = new Set(codes).size
    return count > 0 ? { kind: 'at-least', count } : { kind: 'too-many' }
  } catch {
    // Nobody asked for the count: it is said to be unknown.
    return { kind: 'unknown' }
  }
}

async function readToSubmit(filter: Uses['filter']) {
  const pages = await Promise.all(
    TO_SUBMIT.map((state) =>
      paymentOrders.fetchList(
        { ...filter, business: 1, state, pageNum: 1, pageSize: LARGEST_PAGE },
        { fresh: true },
      ),
    ),
  )
  return {
    rows: pages.flatMap(({ rows }) => rows),
    isWhole: pages.every(({ rows, total, isAtLeast }) => !isAtLeast && rows.length >= total),
  }
}

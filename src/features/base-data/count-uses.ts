import { paymentOrders } from '@/api/resources/payment-orders'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { hasAuthority, isInternalEnterprise } from '@/domain/authorities'

/** How many orders an entry can't be missing for. */
export type UseCount =
  | { kind: 'counted'; count: number }
  /** too many to look at each: names match in part, so it may be fewer */
  | { kind: 'at-most'; count: number }
  /** the person may not see everybody's orders, or they can't be read now */
  | { kind: 'unknown' }
  /** none has its name, and too many wait to look whether one was saved under an earlier name */
  | { kind: 'too-many' }

interface Uses {
  /** finds the orders by the entry's name, and perhaps others */
  filter: Pick<PaymentOrderListRequest, 'affiliationDepartmentName' | 'principal'>
  /** whether an order found so is meant */
  isMeant: (order: PaymentOrder) => boolean
}

/** Saved and rejected orders: those that are still to be submitted. */
const TO_SUBMIT = [5, 15] as const
/** So many rows of a state are looked at one by one. */
const ENOUGH = 200
/** So many where none has the name: as one page, which is the largest that lists are read in. */
const MOST = 1000

/**
 * Counts the orders that could no longer be submitted: a hint and not a fact, see docs/domain/base-data.md, "Base
 * data". Only who sees everybody's drafts can count them.
 */
export async function countUses({ filter, isMeant }: Uses, user: User): Promise<UseCount> {
  const seesAll =
    isInternalEnterprise(user.enterprise) && hasAuthority(user.authorities, 'payment/order')
  if (!seesAll) return { kind: 'unknown' }
  try {
    const named = await readToSubmit(filter, ENOUGH)
    if (!named.isWhole) return { kind: 'at-most', count: named.total }
    const count = named.rows.filter(isMeant).length
    if (count > 0) return { kind: 'counted', count }
    // The name may be a new one, and orders keep the one that they were saved with.
    const all = await readToSubmit({}, MOST)
    return all.isWhole
      ? { kind: 'counted', count: all.rows.filter(isMeant).length }
      : { kind: 'too-many' }
  } catch {
    // Nobody asked for the count: it is said to be unknown.
    return { kind: 'unknown' }
  }
}

async function readToSubmit(filter: Uses['filter'], pageSize: number) {
  const pages = await Promise.all(
    TO_SUBMIT.map((state) =>
      paymentOrders.fetchList(
        { ...filter, business: 1, state, pageNum: 1, pageSize },
        { fresh: true },
      ),
    ),
  )
  return {
    rows: pages.flatMap(({ rows }) => rows),
    total: pages.reduce((sum, { total }) => sum + total, 0),
    isWhole: pages.every(({ rows, total }) => rows.length >= total),
  }
}

import { fromWireTime, toChinaDate, type WireTime } from './china-time'
import { shiftDay, type DayRange } from './day-periods'
import { daysBetween } from './days-between'
import { sumCents, type CentsSum } from './money'
import { PAYMENT_STATE } from './order-states'

/** A payment order as far as it is told what was granted by it, and what of that was used. */
export interface GrantedOrder {
  state: number
  /** integer cents */
  amount: number
  /** what is left of it, in cents */
  actual: number
  gmtCreate?: WireTime | undefined
}

/** What was granted by the orders created on a day, and what of that has been used; integer cents. */
export interface GrantedDay {
  day: string
  granted: CentsSum
  used: CentsSum
}

/** Whether an order is in the books: before, nothing is granted that could be used. */
export function isGranted({ state }: { state: number }): boolean {
  return state === PAYMENT_STATE.tallied || state === PAYMENT_STATE.usedUp
}

/** Every day of a range, with what was granted by its orders and used of it. Orders of other days are left out. */
export function grantedByDay(
  orders: readonly GrantedOrder[],
  { start, end }: DayRange,
): GrantedDay[] {
  const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, index): GrantedDay => ({
    day: shiftDay(start, index),
    granted: 0,
    used: 0,
  }))
  for (const order of orders) {
    const at = order.gmtCreate === undefined ? undefined : fromWireTime(order.gmtCreate)
    const place = at === undefined ? -1 : daysBetween(start, toChinaDate(at))
    const found = isGranted(order) ? days[place] : undefined
    if (!found) continue
    found.granted = sumCents([found.granted, order.amount])
    found.used = sumCents([found.used, order.amount, -order.actual])
  }
  return days
}

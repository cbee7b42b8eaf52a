import { usePaymentOrder } from '@/api/resources/payment-orders'
import type { AuditedOrder } from '@/api/contract/order-parts'
import { useUser } from '@/session/use-user'
import { peopleOf, type PeopleNames } from './log'

/** An order of any type, and those of its chain that came with it. */
interface OrderInChain extends AuditedOrder {
  paymentCode?: string | undefined
  debitOrders?: readonly AuditedOrder[] | undefined
  reverseOrder?: AuditedOrder | null | undefined
}

/**
 * What people are called as far as the answers tell that are there anyway: this order with those that came with it, the payment
 * order that it belongs to with all its debits, once something has read it, and the session of who is signed in.
 */
export function usePeople(order: OrderInChain | undefined): PeopleNames {
  const user = useUser()
  const { data: payment } = usePaymentOrder(order?.paymentCode ?? '', { enabled: false })
  const known = [
    order?.reverseOrder,
    ...(order?.debitOrders ?? []),
    payment,
    ...(payment?.debitOrders ?? []),
    user && { createBy: user.username, createName: user.name },
    // Last: what two versions of it tell differently is not to look the same.
    order,
  ]
  return peopleOf(...known.filter((document) => document !== null && document !== undefined))
}

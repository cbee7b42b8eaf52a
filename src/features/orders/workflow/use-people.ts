import { usePaymentOrder } from '@/api/resources/payment-orders'
import type { AuditedOrder } from '@/api/contract/order-parts'
import { useUser } from '@/session/use-user'
import { peopleOf, type PeopleNames } from './log'

/**
 * What people are called as far as the answers tell that are there anyway: these documents, the payment order that they
 * belong to with all its debits, once something has read it, and the session of who is signed in.
 */
export function usePeople(
  documents: readonly (AuditedOrder | null | undefined)[],
  paymentCode?: string,
): PeopleNames {
  const user = useUser()
  const { data: payment } = usePaymentOrder(paymentCode ?? '', { enabled: false })
  const known = [...documents, payment, ...(payment?.debitOrders ?? [])]
  return peopleOf(
    ...known.filter((document) => document !== null && document !== undefined),
    ...(user ? [{ createBy: user.username, createName: user.name }] : []),
  )
}

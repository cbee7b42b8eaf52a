import type { DebitOrder } from '@/api/contract/debit-order'
import { debitOrders } from '@/api/resources/debit-orders'
import { chainFacts } from '../screens/review/facts/chain-facts'
import { DecisionFacts } from '../screens/review/facts/decision-facts'
import { debitType } from './type'

const debitFacts = chainFacts<DebitOrder>(debitType, debitOrders.fetchList)

/** The facts beside the decision on a debit order. */
export function DebitFacts({ order }: { order: DebitOrder }) {
  return <DecisionFacts kind={debitType.kind} source={debitFacts} order={order} />
}

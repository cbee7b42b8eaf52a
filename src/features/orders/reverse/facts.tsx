import type { ReverseOrder } from '@/api/contract/reverse-order'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { chainFacts } from '../screens/review/facts/chain-facts'
import { DecisionFacts } from '../screens/review/facts/decision-facts'
import { reverseType } from './type'

const reverseFacts = chainFacts<ReverseOrder>(reverseType, reverseOrders.fetchList)

/** The facts beside the decision on a reverse order. */
export function ReverseFacts({ order }: { order: ReverseOrder }) {
  return <DecisionFacts kind={reverseType.kind} source={reverseFacts} order={order} />
}

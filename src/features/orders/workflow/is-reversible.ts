import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { DEBIT_STATE } from '@/domain/order-states'

/**
 * Whether a debit can be written off: it is tallied, and no other reverse order of it is alive.
 *
 * @param own code of the reverse that is edited: it does not stand in its own way
 */
export function isReversible(
  { state, reverseOrder }: Pick<DebitOrderDetail, 'state' | 'reverseOrder'>,
  own?: string,
): boolean {
  return state === DEBIT_STATE.tallied && (!reverseOrder || reverseOrder.code === own)
}

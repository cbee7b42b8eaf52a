import { useState } from 'react'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { changedFields } from '../../display-field'

/**
 * The order as the person sees it: what is decided on. A quiet read never replaces it; when the server
 * has another version the person is shown both, and goes on to the newer one themselves. Only after
 * their own decision does it follow: there is nothing left to decide on.
 *
 * @param latest the newest version that was read of the order `code`
 * @param own what became of the person's own decision when its answer was lost: while it is unknown a
 * change may be theirs, and once it is done it is
 */
export function usePinnedOrder<Order extends OrderBase>(
  type: OrderWorkflow<Order>,
  code: string,
  latest: Order | undefined,
  own: 'none' | 'unknown' | 'done',
) {
  const [pin, setPin] = useState<Order>()
  const [decided, setDecided] = useState<string>()
  if (own === 'done' && decided !== code) setDecided(code)
  const isOther = pin?.code !== code || decided === code
  if (latest && latest.code === code && isOther && pin !== latest) setPin(latest)
  const seen = pin?.code === code ? pin : undefined
  const isChanged =
    own === 'none' &&
    seen !== undefined &&
    latest?.code === code &&
    changedFields(type.comparedFields(seen), type.comparedFields(latest)).length > 0
  return {
    seen,
    changedTo: isChanged ? latest : undefined,
    /** the person has seen the newer version and goes on with it */
    goOn: setPin,
    /** it follows the server from here on */
    isDecided: decided === code,
    /** the person has decided on this order */
    followAfterDecision: () => setDecided(code),
  }
}

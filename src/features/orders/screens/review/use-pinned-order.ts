import { useState } from 'react'
import { SUBMITTED } from '@/domain/order-states'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { changedFields } from '../../display-field'

/**
 * The order as the person sees it: what is decided on. A quiet read never replaces it; when the server
 * has another version the person is shown both, and goes on to the newer one themselves. Only after
 * their own decision does it follow: there is nothing left to decide on. Nor is there when somebody else has decided
 * before the person came: what was read ahead of their coming is no version that they saw.
 *
 * @param latest the newest version that was read of the order `code`
 * @param own what became of the person's own decision when its answer was lost: while it is unknown a
 * change may be theirs, and once it is done it is
 * @param isReadHere whether `latest` was read since the order is shown here
 */
export function usePinnedOrder<Order extends OrderBase>(
  type: OrderWorkflow<Order>,
  code: string,
  latest: Order | undefined,
  own: 'none' | 'unknown' | 'done',
  isReadHere: boolean,
) {
  const [pin, setPin] = useState<Order>()
  /** it is the next one of those shown here, and nothing has been read of it since */
  const [isAhead, setIsAhead] = useState(false)
  /**
   * By code, since an answer may come when the next order shows, and that one may be decided on before it was read again. One
   * that was rejected may be submitted anew: as another version than the one that was, it is there to be decided on.
   */
  const [decided, setDecided] = useState<ReadonlyMap<string, { rejected?: Order | undefined }>>(
    new Map(),
  )
  const followAfterDecision = (of: string, rejected?: Order) =>
    setDecided((before) => new Map([...before, [of, { rejected }]]))
  const { rejected } = decided.get(code) ?? {}
  const isBack =
    rejected !== undefined &&
    latest?.code === code &&
    latest.state === SUBMITTED &&
    latest.gmtModified !== rejected.gmtModified
  if (isBack) setDecided((before) => new Map([...before].filter(([of]) => of !== code)))
  const isDecided = decided.has(code) && !isBack
  if (own === 'done' && !isDecided && !isBack) followAfterDecision(code)
  const isOther = pin?.code !== code || isDecided || isBack
  if (latest && latest.code === code) {
    const isOver = isAhead && latest.state !== SUBMITTED
    if ((isOther || isOver) && pin !== latest) setPin(latest)
    const isNext = pin !== undefined && pin.code !== code
    const isStillAhead = !isReadHere && (isAhead || isNext)
    if (isStillAhead !== isAhead) setIsAhead(isStillAhead)
  }
  const seen = pin?.code === code ? pin : undefined
  const isChanged =
    own === 'none' &&
    seen !== undefined &&
    latest?.code === code &&
    changedFields(type.comparedFields(seen), type.comparedFields(latest)).length > 0
  return {
    seen,
    changedTo: isChanged ? latest : undefined,
    /** what shows was read before it was shown here */
    isAhead: isAhead && seen !== undefined,
    /** the person has seen the newer version and goes on with it */
    goOn: setPin,
    /** it follows the server from here on */
    isDecided,
    /** the person has decided on the order of this code; `rejected`: as it was when they rejected it */
    followAfterDecision,
  }
}

import { useState } from 'react'
import { waitsForDecision } from '@/domain/order-states'
import type { OwnOutcome } from '@/features/writes/use-reconciliation'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { changedFields } from '../../display-field'

/** The version of an order that somebody rejected. */
type Rejected = Pick<OrderBase, 'gmtModified'>

/**
 * The order as the person sees it: what is decided on. A quiet read never replaces it; when the server
 * has another version the person is shown both, and goes on to the newer one themselves. Only after
 * their own decision does it follow: there is nothing left to decide on. Nor is there when somebody else has decided
 * before the person came: what was read ahead of their coming is no version that they saw.
 *
 * @param latest the newest version that was read of the order `code`
 * @param own what became of the person's own decision when its answer was lost: while it is unknown a
 * change may be theirs, and once it is done it is, until a rejected order is submitted anew
 * @param isReadHere whether `latest` was read since the order is shown here
 */
export function usePinnedOrder<Order extends OrderBase>(
  type: OrderWorkflow<Order>,
  code: string,
  latest: Order | undefined,
  own: OwnOutcome,
  isReadHere: boolean,
) {
  const [pin, setPin] = useState<Order>()
  /** it is the next one of those shown here, and nothing has been read of it since */
  const [isAhead, setIsAhead] = useState(false)
  /**
   * By code, since an answer may come when the next order shows, and that one may be decided on before it was read again. One
   * that was rejected may be submitted anew: as another version than the one that was, it is there to be decided on.
   */
  const [decided, setDecided] = useState<ReadonlyMap<string, { rejected?: Rejected | undefined }>>(
    new Map(),
  )
  const followAfterDecision = (of: string, rejected?: Rejected) =>
    setDecided((before) => new Map([...before, [of, { rejected }]]))
  const isSubmittedAnew = (rejected: Rejected | undefined) =>
    rejected !== undefined &&
    latest?.code === code &&
    waitsForDecision(latest) &&
    latest.gmtModified !== rejected.gmtModified
  const isBack = isSubmittedAnew(decided.get(code)?.rejected)
  if (isBack) setDecided((before) => new Map([...before].filter(([of]) => of !== code)))
  const isDecided = decided.has(code) && !isBack
  const ownRejected =
    own.kind === 'done' && own.write.action === 'reject'
      ? { gmtModified: own.write.base }
      : undefined
  // What was found out may still stand there to be read when the order is back.
  const isOwnOver = isSubmittedAnew(ownRejected)
  if (own.kind === 'done' && !isOwnOver && !isDecided && !isBack) {
    followAfterDecision(code, ownRejected)
  }
  const isOther = pin?.code !== code || isDecided || isBack
  if (latest && latest.code === code) {
    const isOver = isAhead && !waitsForDecision(latest)
    if ((isOther || isOver) && pin !== latest) setPin(latest)
    const isNext = pin !== undefined && pin.code !== code
    const isStillAhead = !isReadHere && (isAhead || isNext)
    if (isStillAhead !== isAhead) setIsAhead(isStillAhead)
  }
  const seen = pin?.code === code ? pin : undefined
  const isChanged =
    (own.kind === 'none' || isOwnOver) &&
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

import type { PaymentFormValues } from './form-values'

/** A settlement type as the form holds it; empty where it is unknown. */
type Side = PaymentFormValues['settlement']

/** What of a form belongs to one side. */
type Sided = Pick<PaymentFormValues, 'settlement' | 'channelId' | 'principalId'>

/** What stood on each side when it was left. */
export type LeftSides = Partial<Record<Side, Sided>>

/** Whether what is of one side can't be used on the other. What is not known can. */
export function isOfOtherSide(of: Side, side: Side): boolean {
  return of !== '' && side !== '' && of !== side
}

/**
 * What stands on a side once it is chosen: what stood there when it was left. Whoever is in charge while the side is unknown
 * goes along to either, unless they are known to be of the other; whoever was chosen on a side stays there.
 *
 * @param chosen what stands in the form, on the side that is left now
 * @param sideOfPerson which side somebody belongs to; empty where that is not known
 */
export function changeSide(
  left: LeftSides,
  chosen: Sided,
  to: Side,
  sideOfPerson: (principalId: string) => Side,
): Sided {
  const before = left[to]
  const unknown = left['']
  const { settlement, principalId } = chosen.settlement === '' ? chosen : (unknown ?? chosen)
  // Where nobody can look them up, people are of the side on which they were chosen.
  const isOfOther = isOfOtherSide(sideOfPerson(principalId) || settlement, to)
  // Who was chosen there last is meant, and not who was before on the side that one comes back to.
  const isAnew = chosen.settlement === '' && principalId !== unknown?.principalId
  if (before && (isOfOther || !isAnew)) return before
  return {
    settlement: to,
    channelId: before?.channelId ?? '',
    principalId: isOfOther ? '' : principalId,
  }
}

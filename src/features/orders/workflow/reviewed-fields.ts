import type { DisplayField } from '../display-field'

/** The fields of an order as a reviewer reads them. */
export interface ReviewedFields {
  /** what a decision is about */
  first: DisplayField[]
  /** what else is known */
  more: DisplayField[]
  /** codes and ids behind the names, folded until wanted */
  ids: DisplayField[]
}

/**
 * Puts the fields of an order in the order in which a decision needs them, each under what its `place` says. A field that
 * holds nothing does not apply and is left out; a remark or a payer that is missing is said, since a reviewer looks for it.
 */
export function reviewedFields(fields: readonly DisplayField[]): ReviewedFields {
  const applies = fields.filter(
    ({ text, isExpected }) => isExpected === true || (text !== undefined && text !== ''),
  )
  return {
    first: applies.filter(({ place }) => place === 'first'),
    more: applies.filter(({ place }) => place === undefined),
    ids: applies.filter(({ place }) => place === 'ids'),
  }
}

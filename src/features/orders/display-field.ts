import type { MessageDescriptor } from '@lingui/core'
import type { OrderKind } from '@/domain/order-kinds'

/** A field of a document as a person reads it: what is shown is what is decided on. */
export interface DisplayField {
  /** the same before and after a change */
  id: string
  label: MessageDescriptor
  /** undefined where the document has nothing */
  text: MessageDescriptor | string | undefined
  /** of an amount: `text` is what it is compared by, and it is shown as the language writes it */
  cents?: number
  /** of the code of another order: what kind of order it leads to */
  leadsTo?: OrderKind
  isStrong?: boolean
  /** says again what another field says: no difference of its own */
  isRestated?: boolean
  /** takes the whole width: long texts */
  isWide?: boolean
  /** where a confirm screen shows it: with what a decision is about, folded away, or nowhere; else with the rest */
  place?: 'first' | 'ids' | 'none'
  /** a reviewer looks for it: that it holds nothing is shown too */
  isExpected?: boolean
}

/** A field that reads differently than before. */
export interface ChangedField {
  id: string
  label: MessageDescriptor
  before: DisplayField['text']
  after: DisplayField['text']
}

/** The fields that read differently, in the order in which they stand; none when all read the same. */
export function changedFields(
  before: readonly DisplayField[],
  after: readonly DisplayField[],
): ChangedField[] {
  const earlier = new Map(before.map((field) => [field.id, field]))
  const later = new Map(after.map((field) => [field.id, field]))
  const all = [...after, ...before.filter(({ id }) => !later.has(id))].filter(
    ({ isRestated }) => isRestated !== true,
  )
  return all.flatMap(({ id, label }) => {
    const [was, is] = [earlier.get(id)?.text, later.get(id)?.text]
    return comparable(was) === comparable(is) ? [] : [{ id, label, before: was, after: is }]
  })
}

/** A message is told from another by its id and values, not by the object it is. */
function comparable(text: DisplayField['text']): string {
  if (text === undefined || typeof text === 'string') return text?.trim() ?? ''
  return JSON.stringify([text.id, text.values])
}

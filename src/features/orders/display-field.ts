import type { MessageDescriptor } from '@lingui/core'
import type { OrderKind } from '@/domain/order-kinds'
import { seenText } from '@/domain/seen-text'

/** A field of a document as a person reads it: what is shown is what is decided on. */
export interface DisplayField {
  /** the same before and after a change */
  id: string
  label: MessageDescriptor
  /** undefined where the document has nothing */
  text: MessageDescriptor | string | undefined
  /** of an amount: `text` is what it is compared by, and it is shown as the language writes it */
  cents?: number
  /** of a list of things that have names: `text` is what it is compared by, and the names are what is shown (`toldApart`) */
  named?: readonly NamedThing[]
  /** of the code of another order: what kind of order it leads to */
  leadsTo?: OrderKind
  /** of a text that is in one language, whichever was chosen: which */
  lang?: string
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

/** What a person knows by its name, and only the server by its id. */
export interface NamedThing {
  id: string
  name: string
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

/**
 * Versions of one field as they are shown beside each other: things by their names, and by their ids as well where one name
 * stands for several things.
 */
export function toldApart<Field extends Pick<DisplayField, 'text' | 'named'> | undefined>(
  versions: readonly Field[],
): Field[] {
  const idsOf = new Map<string, Set<string>>()
  for (const { id, name } of versions.flatMap((field) => field?.named ?? [])) {
    idsOf.set(name, (idsOf.get(name) ?? new Set()).add(id))
  }
  const read = ({ id, name }: NamedThing) =>
    (idsOf.get(name)?.size ?? 0) > 1 ? `${name} (${id})` : name
  return versions.map((field) =>
    field?.named ? { ...field, text: field.named.map(read).join('\n') } : field,
  )
}

/** A message is told from another by its id and values, not by the object it is. */
function comparable(text: DisplayField['text']): string {
  if (text === undefined || typeof text === 'string') return seenText(text ?? '')
  return JSON.stringify([text.id, text.values])
}

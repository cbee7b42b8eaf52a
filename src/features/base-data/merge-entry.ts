import { seenText } from '@/domain/seen-text'
import type { EntryField, EntryValues } from './entry'

/** An entry's fields as somebody saw them, as they were typed on that, and as the server has them by now. */
interface EntryVersions {
  seen: EntryValues
  typed: EntryValues
  now: EntryValues
}

/** A field that somebody else has changed. */
export interface FieldChange {
  field: string
  now: string
  /** what was typed instead; undefined when the person had left the field alone */
  typed: string | undefined
}

const textOf = (values: EntryValues, field: string) => seenText(values[field] ?? '')

/**
 * What is typed on an entry that somebody has changed meanwhile: what the person typed, and of all other fields what is there
 * now. Both are told which fields that concerns, so that the person decides about what both have changed.
 */
export function mergeEntry(
  fields: readonly Pick<EntryField, 'name'>[],
  { seen, typed, now }: EntryVersions,
): { values: EntryValues; changes: readonly FieldChange[] } {
  const merged = fields.map(({ name: field }) => {
    const [before, mine, theirs] = [seen, typed, now].map((values) => textOf(values, field))
    const isMine = mine !== before && mine !== theirs
    return {
      field,
      value: isMine ? (typed[field] ?? '') : (now[field] ?? ''),
      change:
        theirs === before
          ? []
          : [{ field, now: now[field] ?? '', typed: isMine ? (typed[field] ?? '') : undefined }],
    }
  })
  return {
    values: Object.fromEntries(merged.map(({ field, value }) => [field, value])),
    changes: merged.flatMap(({ change }) => change),
  }
}

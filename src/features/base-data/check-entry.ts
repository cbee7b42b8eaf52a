import { seenText } from '@/domain/seen-text'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Entry, EntryContent, EntryField, EntryValues } from './entry'

/** What is wrong, by field name: our own words, or the server's. */
export type EntryErrors = Readonly<Record<string, MessageDescriptor | string | undefined>>

/**
 * What is wrong with an entry as far as it can be told here. Whether a name or a code is taken, only
 * the server knows. See docs/domain/base-data.md, "Base data".
 *
 * @param had what the entry holds; undefined of a new one
 */
export function checkEntry(
  fields: readonly EntryField[],
  values: EntryValues,
  had: EntryValues | undefined,
): EntryErrors {
  const errors: Record<string, MessageDescriptor> = {}
  for (const { name, missing, maxLength } of fields) {
    const text = seenText(values[name] ?? '')
    if (text === '') errors[name] = missing
    else if (maxLength !== undefined && Array.from(text).length > maxLength) {
      // What is older than the limit stays: a code in use could not be made shorter, and nothing else be changed.
      if (text !== seenText(had?.[name] ?? '')) errors[name] = msg`At most ${maxLength} characters`
    }
  }
  return errors
}

/** The first wrong field from top to bottom, to be focused. */
export function firstWrong(fields: readonly EntryField[], errors: EntryErrors): string | undefined {
  return fields.find(({ name }) => errors[name] !== undefined)?.name
}

/** Texts as they are sent. */
export function trimmedValues(values: EntryValues): EntryValues {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, seenText(text)]))
}

/** Whether an entry is just what was sent. */
export function holdsContent({ valid, values }: Entry, sent: EntryContent): boolean {
  return (
    valid === sent.valid &&
    Object.entries(sent.values).every(
      ([name, text]) => seenText(values[name] ?? '') === seenText(text),
    )
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { isCodeList } from '@/domain/code-list'

/**
 * A filter of a list, as its screen declares it. Values stand in the URL under `name`. `isPart`: finds what has
 * the text somewhere in it, and says so.
 */
export type FilterField =
  /** `isCodes`: it may hold a list of codes, each looked for by itself */
  | { kind: 'text'; name: string; label: MessageDescriptor; isPart?: boolean; isCodes?: boolean }
  /** free text with suggestions, which are fetched when the field is first entered */
  | {
      kind: 'suggest'
      name: string
      label: MessageDescriptor
      isPart?: boolean
      suggestions: SuggestionSource
      /** values that are called by another name in the chosen language */
      names?: readonly KnownName[]
    }
  | { kind: 'choice'; name: string; label: MessageDescriptor; choices: readonly Choice[] }
  /** first and last day, `YYYY-MM-DD` in China, both included */
  | { kind: 'days'; name: string; endName: string; label: MessageDescriptor }

export interface Choice {
  value: number
  name: MessageDescriptor
  /** not offered, for the list has nothing of it; an address may still name it */
  isHidden?: boolean
}

/** What is asked for, and what it is called. */
export interface KnownName {
  value: string
  name: MessageDescriptor | string
}

/** Which suggestions a field wants; the screen knows where they come from. */
export type SuggestionSource = 'parks' | 'departments'

/** What is typed into the filters and not searched yet: text by name, absent when empty. */
export type FilterDraft = Readonly<Record<string, string>>

/** The URL names that a field fills. */
export function fieldNames(field: FilterField): string[] {
  return field.kind === 'days' ? [field.name, field.endName] : [field.name]
}

/** The field that takes a list of codes; undefined in lists without one. */
export const codesField = (fields: readonly FilterField[]): FilterField | undefined =>
  fields.find((field) => field.kind === 'text' && field.isCodes)

/** The codes that filters list, with commas between; undefined where they name one or none. */
export function codesIn(fields: readonly FilterField[], filters: FilterDraft): string | undefined {
  const field = codesField(fields)
  const codes = field && filters[field.name]
  return isCodeList(codes) ? codes : undefined
}

/** The draft that shows the filters of a URL; what the fields do not know is left out. */
export function draftOf(
  fields: readonly FilterField[],
  search: Readonly<Record<string, unknown>>,
): FilterDraft {
  const draft: Record<string, string> = {}
  for (const name of fields.flatMap(fieldNames)) {
    const value = search[name]
    if (typeof value === 'string' || typeof value === 'number') draft[name] = String(value)
  }
  return draft
}

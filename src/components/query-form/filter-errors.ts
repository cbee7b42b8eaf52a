import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MAX_CODES_TEXT, MOST_CODES, splitCodes } from '@/domain/code-list'
import { isTooLong, MAX_TEXT } from '@/domain/filter-text'
import { dayError } from '../calendar/day-error'
import type { FilterDraft, FilterField } from './filter-field'

/** What is wrong with a draft, by the name of the input it is shown at. */
export type FilterErrors = Readonly<Record<string, MessageDescriptor>>

/**
 * Checks what was typed: texts are not too long for an address, codes are not too many, days must be days, and the last must not
 * be before the first.
 */
export function filterErrors(fields: readonly FilterField[], draft: FilterDraft): FilterErrors {
  const errors: Record<string, MessageDescriptor> = {}
  for (const field of fields) {
    if (field.kind === 'text' || field.kind === 'suggest') {
      const error = textError(field, draft[field.name] ?? '')
      if (error) errors[field.name] = error
    }
    if (field.kind !== 'days') continue
    const start = draft[field.name]?.trim()
    const end = draft[field.endName]?.trim()
    const startError = start && dayError(start)
    const endError = end && dayError(end)
    if (startError) errors[field.name] = startError
    if (endError) errors[field.endName] = endError
    const areDays = start && end && !startError && !endError
    if (areDays && end < start) errors[field.endName] = msg`The last day is before the first`
  }
  return errors
}

function textError(
  field: Extract<FilterField, { kind: 'text' | 'suggest' }>,
  typed: string,
): MessageDescriptor | undefined {
  const isCodes = field.kind === 'text' && field.isCodes === true
  const [one = '', ...others] = isCodes ? splitCodes(typed) : [typed]
  if (others.length >= MOST_CODES) return msg`At most 50 codes`
  const isList = others.length > 0
  const maxLength = isList ? MAX_CODES_TEXT : MAX_TEXT
  const isLong = isList ? typed.length > maxLength : isTooLong(one)
  return isLong ? msg`At most ${maxLength} characters` : undefined
}

import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatCount } from '@/domain/written-number'

/**
 * A number of things that may be more than were counted: `12,345`, or `at least 12,345`. It stands inside a sentence.
 *
 * @param count a whole number, not below zero
 */
export function formatCounted(count: number, isAtLeast: boolean | undefined, i18n: I18n): string {
  const number = formatCount(count, i18n.locale)
  return isAtLeast ? i18n._(msg`at least ${number}`) : number
}

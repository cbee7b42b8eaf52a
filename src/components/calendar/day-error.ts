import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isDay } from '@/domain/china-time'

/** What a person is told of a typed day; nothing when it is one. */
export function dayError(day: string): MessageDescriptor | undefined {
  if (isDay(day)) return undefined
  // February 30 is written as it should be: only there is none.
  return /^\d{4}-\d\d-\d\d$/.test(day) ? msg`There is no such day` : msg`Enter a day as YYYY-MM-DD`
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isDay } from '@/domain/china-time'

/** A year, a month and a day, which are read however they are separated. */
const PARTS = /^((?:19|20)\d{2})[-/.]?(\d\d)[-/.]?(\d\d)$/

/** What a person is told of a typed day; nothing when it is one. */
export function dayError(day: string): MessageDescriptor | undefined {
  if (isDay(day)) return undefined
  // February 30 is written as a day is: only there is none.
  const isNone = PARTS.test(day) && !isDay(day.replace(PARTS, '$1-$2-$3'))
  return isNone ? msg`There is no such day` : msg`Enter a day as YYYY-MM-DD`
}

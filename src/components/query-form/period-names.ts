import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DayPeriod } from '@/domain/day-periods'

/** What a period is called. */
export const PERIOD_NAMES: Readonly<Record<DayPeriod, MessageDescriptor>> = {
  today: msg({ context: 'period', message: 'Today' }),
  yesterday: msg({ context: 'period', message: 'Yesterday' }),
  'last-7-days': msg({ context: 'period', message: 'Last 7 days' }),
  'last-30-days': msg({ context: 'period', message: 'Last 30 days' }),
  'this-week': msg({ context: 'period', message: 'This week' }),
  'this-month': msg({ context: 'period', message: 'This month' }),
  'last-month': msg({ context: 'period', message: 'Last month' }),
  'this-quarter': msg({ context: 'period', message: 'This quarter' }),
}

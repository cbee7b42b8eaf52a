import { useLingui } from '@lingui/react/macro'
import { Paper } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useClickOutside, useFocusTrap, useMergedRef } from '@mantine/hooks'
import 'dayjs/locale/es'
import 'dayjs/locale/zh-cn'
import { useState } from 'react'
import { isDay } from '@/domain/china-time'
import classes from './day-range-input.module.css'

interface DayRangeCalendarProps {
  label: string
  /** `YYYY-MM-DD`, or whatever was typed */
  start: string
  end: string
  onPick: (start: string, end: string) => void
  onClose: () => void
}

/** How dayjs calls the interface's languages. */
const DAYJS_LOCALE: Record<string, string> = { zh: 'zh-cn', en: 'en', es: 'es' }

/** The month as each language writes it; a Chinese calendar reads year first. */
const MONTH_FORMAT: Record<string, string> = { zh: 'YYYY年M月' }

/**
 * The calendar of a day range. Days are plain `YYYY-MM-DD`: no time zone can shift them.
 * Mantine's faint days of other months and its red weekends are left out: not everybody can read them.
 */
export function DayRangeCalendar({ label, start, end, onPick, onClose }: DayRangeCalendarProps) {
  const { t, i18n } = useLingui()
  const [picked, setPicked] = useState<[string | null, string | null]>([
    isDay(start) ? start : null,
    isDay(end) ? end : null,
  ])
  const ref = useMergedRef(useClickOutside(onClose), useFocusTrap())
  const monthFormat = MONTH_FORMAT[i18n.locale] ?? 'MMMM YYYY'
  return (
    <Paper
      ref={ref}
      className={classes.calendar}
      role="dialog"
      aria-label={label}
      shadow="md"
      withBorder
      p="xs"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <DatesProvider
        settings={{ locale: DAYJS_LOCALE[i18n.locale] ?? 'en', firstDayOfWeek: 1, weekendDays: [] }}
      >
        <DatePicker
          type="range"
          allowSingleDateInRange
          hideOutsideDates
          ariaLabels={{
            previousMonth: t`Previous month`,
            nextMonth: t`Next month`,
            previousYear: t`Previous year`,
            nextYear: t`Next year`,
            previousDecade: t`Previous decade`,
            nextDecade: t`Next decade`,
            monthLevelControl: t`Choose a month`,
            yearLevelControl: t`Choose a year`,
          }}
          monthLabelFormat={monthFormat}
          value={picked}
          {...(picked[0] ? { defaultDate: picked[0] } : {})}
          onChange={(value) => {
            setPicked(value)
            const [first, last] = value
            if (first && last) {
              onPick(first, last)
              onClose()
            }
          }}
        />
      </DatesProvider>
    </Paper>
  )
}

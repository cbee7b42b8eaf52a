import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { isDay } from '@/domain/china-time'
import { CalendarPopup, useCalendarProps } from '../calendar/calendar-popup'
import { PeriodList } from './period-list'
import classes from './period-list.module.css'

interface DayRangeCalendarProps {
  label: string
  /** `YYYY-MM-DD`, or whatever was typed */
  start: string
  end: string
  onPick: (start: string, end: string) => void
  onClose: () => void
  onLeave: () => void
}

/** The calendar of a day range, and the periods that move with it. Days are plain `YYYY-MM-DD`: no time zone can shift them. */
export function DayRangeCalendar({
  label,
  start,
  end,
  onPick,
  onClose,
  onLeave,
}: DayRangeCalendarProps) {
  const [picked, setPicked] = useState<[string | null, string | null]>([
    isDay(start) ? start : null,
    isDay(end) ? end : null,
  ])
  const { shared, frame } = useCalendarProps(picked[0] ?? undefined)
  return (
    <CalendarPopup {...frame} label={label} onClose={onClose} onLeave={onLeave}>
      <div className={classes.both}>
        <DatePicker
          {...shared}
          type="range"
          allowSingleDateInRange
          value={picked}
          onChange={(value) => {
            setPicked(value)
            const [first, last] = value
            if (first && last) {
              onPick(first, last)
              onClose()
            }
          }}
        />
        <PeriodList
          days={{ start, end }}
          onPick={(days) => {
            onPick(days.start, days.end)
            onClose()
          }}
        />
      </div>
    </CalendarPopup>
  )
}

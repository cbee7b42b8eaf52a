import { DatePicker } from '@mantine/dates'
import { isDay } from '@/domain/china-time'
import { CalendarPopup, useCalendarProps } from './calendar-popup'

interface DayCalendarProps {
  label: string
  /** `YYYY-MM-DD`, or whatever was typed */
  day: string
  onPick: (day: string) => void
  onClose: () => void
  onLeave: () => void
}

/** The calendar of one day, as plain `YYYY-MM-DD`: no time zone can shift it. */
export function DayCalendar({ label, day, onPick, onClose, onLeave }: DayCalendarProps) {
  const known = isDay(day) ? day : undefined
  const { shared, frame } = useCalendarProps(known)
  return (
    <CalendarPopup {...frame} label={label} onClose={onClose} onLeave={onLeave}>
      <DatePicker
        {...shared}
        value={known ?? null}
        onChange={(picked) => {
          if (picked !== null) onPick(picked)
          onClose()
        }}
      />
    </CalendarPopup>
  )
}

import dayjs from 'dayjs'
import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useToday } from '../use-today'

/** How far each key leads from a day. */
const STEPS: Readonly<Record<string, readonly [number, 'day' | 'week' | 'month']>> = {
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  ArrowUp: [-1, 'week'],
  ArrowDown: [1, 'week'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
}

/** The day that a key leads to, `YYYY-MM-DD`; undefined where the key is none of a calendar's. */
function dayByKey(
  day: string,
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
): string | undefined {
  // With these the calendar itself goes through years.
  if (ctrlKey || metaKey || altKey) return undefined
  const sinceMonday = (dayjs(day).day() + 6) % 7
  const [by, unit] =
    key === 'Home'
      ? ([-sinceMonday, 'day'] as const)
      : key === 'End'
        ? ([6 - sinceMonday, 'day'] as const)
        : (STEPS[key] ?? [])
  if (by === undefined) return undefined
  const next = dayjs(day).add(by, unit === 'month' && shiftKey ? 'year' : unit)
  // The wire has four digits for a year.
  return next.year() > 9999 ? day : next.format('YYYY-MM-DD')
}

/**
 * The month that a calendar shows, and the keys of its days: arrows lead on by days and weeks, Home and End to the ends of the week,
 * Page Up and Page Down by months and with Shift by years, beyond the month that shows too.
 *
 * @param chosen the day that it opens on, `YYYY-MM-DD`; today without
 */
export function useCalendarDays(chosen: string | undefined) {
  const today = useToday()
  const [opened] = useState(chosen ?? today)
  const [date, setDate] = useState(opened)
  const [isTurned, setIsTurned] = useState(false)
  const show = (next: string) => {
    if (!dayjs(next).isSame(date, 'month')) setIsTurned(true)
    setDate(next)
  }
  return {
    /** whether another month was shown than that it was opened with: from then on the month is told */
    isTurned,
    props: {
      date,
      onDateChange: show,
      getDayProps: (day: string) => ({
        'data-day': day,
        'data-autofocus': day === opened || undefined,
      }),
      // On its way down: Mantine’s own arrows end at the month’s edge.
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        const { target, currentTarget } = event
        const day = target instanceof HTMLElement ? target.dataset['day'] : undefined
        const next = day === undefined ? undefined : dayByKey(day, event)
        if (next === undefined) return
        event.preventDefault()
        event.stopPropagation()
        flushSync(() => show(next))
        currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
      },
    },
  }
}

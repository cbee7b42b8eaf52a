import { useLingui } from '@lingui/react/macro'
import { Paper } from '@mantine/core'
import { DatesProvider, type CalendarLevel } from '@mantine/dates'
import { useClickOutside, useFocusTrap, useMergedRef } from '@mantine/hooks'
import dayjs from 'dayjs'
import 'dayjs/locale/es'
import 'dayjs/locale/zh-cn'
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import classes from './calendar-popup.module.css'
import './dates.css'
import { useCalendarDays } from './use-calendar-days'
import { FOR_LISTENERS } from '../for-listeners'

/** How dayjs calls the interface's languages. */
const DAYJS_LOCALE: Record<string, string> = { zh: 'zh-cn', en: 'en', es: 'es' }

/** The month as each language writes it; a Chinese calendar reads year first. */
const MONTH_FORMAT: Record<string, string> = { zh: 'YYYY年M月' }

/** A day as it is read aloud, where that is not Mantine's own `26 October 2026`. */
const DAY_FORMAT: Record<string, string> = { zh: 'YYYY年M月D日', es: 'D [de] MMMM [de] YYYY' }

/**
 * What every calendar of the application has. Mantine's faint days of other months and its red
 * weekends are left out: not everybody can read them.
 *
 * @param chosen the day that it opens on, `YYYY-MM-DD`; today without
 * @returns what Mantine's calendar is given, and what its frame is: the month to be told, once another one shows than at first, and
 * whether days, months or years are chosen from
 */
export function useCalendarProps(chosen: string | undefined) {
  const { t, i18n } = useLingui()
  const locale = DAYJS_LOCALE[i18n.locale] ?? 'en'
  const dayFormat = DAY_FORMAT[i18n.locale] ?? 'D MMMM YYYY'
  const monthLabelFormat = MONTH_FORMAT[i18n.locale] ?? 'MMMM YYYY'
  const { isTurned, props } = useCalendarDays(chosen)
  const month = dayjs(props.date).locale(locale).format(monthLabelFormat)
  const [level, setLevel] = useState<CalendarLevel>('month')
  const shared = {
    ...props,
    onLevelChange: setLevel,
    hideOutsideDates: true,
    monthLabelFormat,
    attributes: { month: { 'aria-label': month } },
    getDayAriaLabel: (day: string) => dayjs(day).locale(locale).format(dayFormat),
    ariaLabels: {
      previousMonth: t`Previous month`,
      nextMonth: t`Next month`,
      previousYear: t`Previous year`,
      nextYear: t`Next year`,
      previousDecade: t`Previous decade`,
      nextDecade: t`Next decade`,
      monthLevelControl: t`Choose a month`,
      yearLevelControl: t`Choose a year`,
    },
  }
  return { shared, frame: { toldMonth: isTurned ? month : undefined, level } }
}

interface CalendarPopupProps {
  label: string
  /** told to who can't see it */
  toldMonth?: string | undefined
  /** what is chosen from: days of a month, months of a year, years */
  level?: CalendarLevel
  /** the person is done here: the focus goes back to the field */
  onClose: () => void
  /** the person went elsewhere, and the focus with them */
  onLeave: () => void
  children: ReactNode
}

/** The frame of a calendar below its field: holds the focus, closes on Escape and a press beside it. */
export function CalendarPopup({
  label,
  toldMonth,
  level = 'month',
  onClose,
  onLeave,
  children,
}: CalendarPopupProps) {
  const { i18n } = useLingui()
  const popup = useRef<HTMLDivElement>(null)
  const ref = useMergedRef(popup, useClickOutside(onLeave), useFocusTrap(), intoSight)
  // What was pressed is gone with what was chosen from before.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    popup.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus()
  }, [level])
  useEscape(onClose)
  return (
    <Paper
      ref={ref}
      className={classes.popup}
      role="dialog"
      aria-label={label}
      shadow="md"
      withBorder
      p="xs"
    >
      <DatesProvider
        settings={{ locale: DAYJS_LOCALE[i18n.locale] ?? 'en', firstDayOfWeek: 1, weekendDays: [] }}
      >
        {children}
      </DatesProvider>
      <span style={FOR_LISTENERS} role="status">
        {toldMonth}
      </span>
    </Paper>
  )
}

/** Under a field far down it would reach beyond the window, with nothing to tell that there is more of it. */
function intoSight(popup: HTMLElement | null): void {
  popup?.scrollIntoView({ block: 'nearest' })
  // In a low window there is no room for all of it: the day that it opens on is what the keyboard is at.
  popup?.querySelector('[data-autofocus]')?.scrollIntoView({ block: 'nearest' })
}

/**
 * Escape, wherever the focus is: it comes into the calendar a moment after the calendar has come to show. Taken on
 * its way down, so that a dialog around it, which heeds the default, stays open.
 */
function useEscape(close: () => void): void {
  const onEscape = useEffectEvent(close)
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}

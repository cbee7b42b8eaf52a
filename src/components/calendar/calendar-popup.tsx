import { useLingui } from '@lingui/react/macro'
import { Paper } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { useClickOutside, useFocusTrap, useMergedRef } from '@mantine/hooks'
import dayjs from 'dayjs'
import 'dayjs/locale/es'
import 'dayjs/locale/zh-cn'
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
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
 * @returns what Mantine's calendar is given, and the month to be told, once another one shows than at first
 */
export function useCalendarProps(chosen: string | undefined) {
  const { t, i18n } = useLingui()
  const locale = DAYJS_LOCALE[i18n.locale] ?? 'en'
  const dayFormat = DAY_FORMAT[i18n.locale] ?? 'D MMMM YYYY'
  const monthLabelFormat = MONTH_FORMAT[i18n.locale] ?? 'MMMM YYYY'
  const { isTurned, props } = useCalendarDays(chosen)
  const month = dayjs(props.date).locale(locale).format(monthLabelFormat)
  const shared = {
    ...props,
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
  return { shared, toldMonth: isTurned ? month : undefined }
}

interface CalendarPopupProps {
  label: string
  /** told to who can't see it */
  toldMonth?: string | undefined
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
  onClose,
  onLeave,
  children,
}: CalendarPopupProps) {
  const { i18n } = useLingui()
  const ref = useMergedRef(useClickOutside(onLeave), useFocusTrap(), intoSight)
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

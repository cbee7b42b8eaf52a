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

/** How dayjs calls the interface's languages. */
const DAYJS_LOCALE: Record<string, string> = { zh: 'zh-cn', en: 'en', es: 'es' }

/** The month as each language writes it; a Chinese calendar reads year first. */
const MONTH_FORMAT: Record<string, string> = { zh: 'YYYY年M月' }

/** A day as it is read aloud, where that is not Mantine's own `26 October 2026`. */
const DAY_FORMAT: Record<string, string> = { zh: 'YYYY年M月D日', es: 'D [de] MMMM [de] YYYY' }

/**
 * What every calendar of the application has. Mantine's faint days of other months and its red
 * weekends are left out: not everybody can read them.
 */
export function useCalendarProps() {
  const { t, i18n } = useLingui()
  const locale = DAYJS_LOCALE[i18n.locale] ?? 'en'
  const dayFormat = DAY_FORMAT[i18n.locale] ?? 'D MMMM YYYY'
  return {
    hideOutsideDates: true,
    monthLabelFormat: MONTH_FORMAT[i18n.locale] ?? 'MMMM YYYY',
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
}

interface CalendarPopupProps {
  label: string
  /** the person is done here: the focus goes back to the field */
  onClose: () => void
  /** the person went elsewhere, and the focus with them */
  onLeave: () => void
  children: ReactNode
}

/** The frame of a calendar below its field: holds the focus, closes on Escape and a press beside it. */
export function CalendarPopup({ label, onClose, onLeave, children }: CalendarPopupProps) {
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

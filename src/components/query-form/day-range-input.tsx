import { useLingui } from '@lingui/react/macro'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { askablePart, useAskedPart } from '@/platform/use-asked-part'
import { useTypedDay } from '../calendar/use-typed-day'
import classes from './day-range-input.module.css'
import type { FilterErrors } from './filter-errors'
import type { FilterDraft, FilterField } from './filter-field'
import { PlainInput } from './plain-field'

const calendar = askablePart(async () => (await import('./day-range-calendar')).DayRangeCalendar)

interface DayRangeInputProps {
  field: Extract<FilterField, { kind: 'days' }>
  draft: FilterDraft
  errors: FilterErrors
  onChange: (name: string, value: string) => void
  /** the focus goes here when the dialog around it opens */
  isFirst?: boolean | undefined
}

/**
 * First and last day, to be typed or picked. The calendar's code is fetched when the field is first
 * entered; the inputs are there from the start, so no keystroke is lost.
 */
export function DayRangeInput({ field, draft, errors, onChange, isFirst }: DayRangeInputProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { Part: Calendar } = useAskedPart(calendar, isOpen, () => setIsOpen(false))
  const first = useRef<HTMLInputElement>(null)
  const label = i18n._(field.label)
  const { readBack, handlers } = useTypedDay((name) => draft[name], onChange)
  const day = (name: string, ariaLabel: string, placeholder: string) => {
    const error = errors[name]
    return (
      <PlainInput
        ref={name === field.name ? first : undefined}
        data-autofocus={(isFirst && name === field.name) || undefined}
        className={classes.day}
        aria-label={ariaLabel}
        placeholder={placeholder}
        name={name}
        maxLength={40}
        value={draft[name] ?? ''}
        error={error ? i18n._(error) : undefined}
        {...handlers}
        onFocus={() => {
          handlers.onFocus()
          calendar.prefetch()
        }}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      />
    )
  }
  return (
    <fieldset className={classes.range}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.inputs}>
        {day(field.name, t`${label}: first day`, t`First day`)}
        <span aria-hidden>–</span>
        {day(field.endName, t`${label}: last day`, t`Last day`)}
        <button
          type="button"
          className={classes.opener}
          aria-label={t`${label}: calendar`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconCalendar size={16} aria-hidden />
        </button>
        {Calendar ? (
          <Calendar
            label={label}
            start={draft[field.name] ?? ''}
            end={draft[field.endName] ?? ''}
            onPick={(start, end) => {
              onChange(field.name, start)
              onChange(field.endName, end)
            }}
            onClose={() => {
              setIsOpen(false)
              first.current?.focus()
            }}
            onLeave={() => setIsOpen(false)}
          />
        ) : null}
      </div>
      {readBack}
    </fieldset>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { askablePart, useAskedPart } from '@/platform/use-asked-part'
import { messageOf } from '../message'
import { dayError } from './day-error'
import classes from './day-input.module.css'
import { useTypedDay } from './use-typed-day'

const calendar = askablePart(async () => (await import('./day-calendar')).DayCalendar)

interface DayInputProps {
  id: string
  name: string
  label: string
  /** `YYYY-MM-DD`, or what was typed so far: nothing typed is lost */
  value: string
  onChange: (day: string) => void
  error?: ReactNode
}

/**
 * A day, to be typed or picked. The calendar's code is fetched when the field is first entered. A text that is no day is marked
 * once the field is left.
 */
export function DayInput({ id, name, label, value, onChange, error }: DayInputProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { Part: Calendar } = useAskedPart(calendar, isOpen, () => setIsOpen(false))
  const field = useRef<HTMLInputElement>(null)
  const [isEntered, setIsEntered] = useState(false)
  const { readBack, readLater, handlers } = useTypedDay(
    () => value,
    (_name, day) => onChange(day),
  )
  const day = value.trim()
  const wrong = isEntered || day === '' ? undefined : dayError(day)
  const readUnentered = useEffectEvent(() => {
    if (wrong && field.current && !field.current.matches(':focus')) readLater(field.current)
  })
  useEffect(() => readUnentered(), [value])
  return (
    <div className={classes.field}>
      <TextInput
        ref={field}
        id={id}
        name={name}
        label={label}
        placeholder={t`YYYY-MM-DD`}
        autoComplete="off"
        maxLength={40}
        value={value}
        error={error ?? messageOf(wrong)}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t`${label}: calendar`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconCalendar size={16} aria-hidden />
          </ActionIcon>
        }
        {...handlers}
        onFocus={() => {
          setIsEntered(true)
          handlers.onFocus()
          calendar.prefetch()
        }}
        onBlur={(event) => {
          setIsEntered(false)
          handlers.onBlur(event)
        }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {Calendar ? (
        <Calendar
          label={label}
          day={value}
          onPick={onChange}
          onClose={() => {
            setIsOpen(false)
            field.current?.focus()
          }}
          onLeave={() => setIsOpen(false)}
        />
      ) : null}
      {readBack}
    </div>
  )
}

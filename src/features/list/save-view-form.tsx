import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useRef, useState, type SyntheticEvent } from 'react'
import { PERIOD_NAMES } from '@/components/query-form/period-names'
import { useToday } from '@/components/use-today'
import { DAY_PERIODS } from '@/domain/day-periods'
import { useViews } from './use-views'
import { firstRolling } from './view-in-force'
import {
  LONGEST_NAME,
  rollingChoices,
  saveView,
  splitRolling,
  type ListView,
  type RollingDays,
} from './views'
import type { ViewsProps } from './views-panel'
import classes from './views-panel.module.css'

interface SaveViewFormProps extends ViewsProps {
  onDone?: () => void
  /** told the name, where the form stays */
  onSaved?: (name: string) => void
}

/**
 * Saves what the list shows as a view. Days in force that are a period today, the last seven days, are kept as
 * that period unless the person wants these very days.
 */
export function SaveViewForm({ list, username, now, onSave, onDone, onSaved }: SaveViewFormProps) {
  const { t, i18n } = useLingui()
  const { views, change } = useViews(list.id, username)
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const today = useToday()
  const choices = rollingChoices(list.fields, now.filters, today)
  /** by the first name of the filter; empty: these very days */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const suggested = firstRolling(list.fields, now.filters, today)
  const rolling = suggested.flatMap((days): RollingDays[] => {
    const choice = chosen[days.start]
    const period = choice === undefined ? days.period : DAY_PERIODS.find((each) => each === choice)
    return period === undefined ? [] : [{ ...days, period }]
  })
  const trimmed = name.trim()
  const nameError = viewNameError(trimmed, views)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!trimmed || nameError) return
    const { filters, ...shown } = now
    const saved = { ...shown, ...splitRolling(filters, rolling), name: trimmed, isDefault: false }
    change((all) => saveView(all, saved))
    setName('')
    onSave()
    onSaved?.(trimmed)
    // The button takes no press without a name, and has the focus no more.
    if (onDone) onDone()
    else field.current?.focus()
  }
  return (
    <form className={classes.saveForm} onSubmit={save}>
      {choices.map(({ field, periods }) => {
        const start = now.filters[field.name]
        const end = now.filters[field.endName]
        return (
          <NativeSelect
            key={field.name}
            size="xs"
            label={i18n._(field.label)}
            value={
              chosen[field.name] ?? suggested.find((days) => days.start === field.name)?.period
            }
            onChange={({ currentTarget: { value } }) =>
              setChosen({ ...chosen, [field.name]: value })
            }
            data={[
              ...periods.map((period) => {
                const periodName = i18n._(PERIOD_NAMES[period])
                return { value: period, label: t`${periodName}, moves with the calendar` }
              }),
              { value: '', label: t`Always ${start} – ${end}` },
            ]}
          />
        )
      })}
      <div className={classes.save}>
        <TextInput
          ref={field}
          size="xs"
          aria-label={t`Name of the view`}
          placeholder={t`Name of the view`}
          value={name}
          error={nameError && i18n._(nameError)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button size="xs" type="submit" disabled={!trimmed}>
          <Trans>Save view</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Why a view of these can't be named so; undefined where it can, or where there is no name yet. */
export function viewNameError(
  name: string,
  others: readonly Pick<ListView, 'name'>[],
): MessageDescriptor | undefined {
  const maxLength = LONGEST_NAME
  if (name.length > maxLength) return msg`At most ${maxLength} characters`
  // Another view is brought up to date by its own button, and never by chance.
  return others.some((other) => other.name === name) ? msg`There is a view of this name` : undefined
}

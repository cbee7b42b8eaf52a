import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useRef, useState, type SyntheticEvent } from 'react'
import { PERIOD_NAMES } from '@/components/query-form/period-names'
import { useToday } from '@/components/use-today'
import { DAY_PERIODS } from '@/domain/day-periods'
import { useViews } from './use-views'
import { firstRolling } from './view-in-force'
import { rollingChoices, saveView, splitRolling, type RollingDays } from './views'
import type { ViewsProps } from './views-panel'
import classes from './views-panel.module.css'

interface SaveViewFormProps extends ViewsProps {
  onDone?: () => void
}

/**
 * Saves what the list shows as a view. Days in force that are a period today, the last seven days, are kept as
 * that period unless the person wants these very days.
 */
export function SaveViewForm({ list, username, now, onSave, onDone }: SaveViewFormProps) {
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
  // Another view is brought up to date by its own button, and never by chance.
  const isTaken = views.some((other) => other.name === trimmed)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!trimmed || isTaken) return
    const { filters, ...shown } = now
    const saved = { ...shown, ...splitRolling(filters, rolling), name: trimmed, isDefault: false }
    change((all) => saveView(all, saved))
    setName('')
    onSave()
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
          maxLength={40}
          value={name}
          error={isTaken ? t`There is a view of this name` : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button size="xs" type="submit" disabled={!trimmed}>
          <Trans>Save view</Trans>
        </Button>
      </div>
    </form>
  )
}

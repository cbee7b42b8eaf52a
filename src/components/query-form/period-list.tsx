import { useLingui } from '@lingui/react/macro'
import { DAY_PERIODS, daysOfPeriod, periodsOfDays, type DayRange } from '@/domain/day-periods'
import { ToolButton } from '../tool-button/tool-button'
import { useToday } from '../use-today'
import { PERIOD_NAMES } from './period-names'
import { notePickedPeriod } from './picked-period'
import classes from './period-list.module.css'

interface PeriodListProps {
  /** the days that are typed, whatever they are */
  days: DayRange
  onPick: (days: DayRange) => void
}

/** Periods that move with the calendar, beside it: one press fills in both days as they are in China now. */
export function PeriodList({ days, onPick }: PeriodListProps) {
  const { t, i18n } = useLingui()
  const today = useToday()
  const current = periodsOfDays(days, today)
  return (
    <ul className={classes.periods} aria-label={t`Periods`}>
      {DAY_PERIODS.map((period) => (
        <li key={period}>
          <ToolButton
            look="subtle"
            aria-pressed={current.includes(period)}
            onClick={() => {
              notePickedPeriod(period)
              onPick(daysOfPeriod(period, today))
            }}
          >
            {i18n._(PERIOD_NAMES[period])}
          </ToolButton>
        </li>
      ))}
    </ul>
  )
}

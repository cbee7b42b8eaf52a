import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { PaymentOrder } from '@/api/contract/payment-order'
import type { AllRows } from '@/api/fetch-all-pages'
import { useAskedRead, useRetry } from '@/api/user-reads'
import { useFormatAmount } from '@/components/amount'
import { useFormatSum } from '@/components/use-format-sum'
import { useToday } from '@/components/use-today'
import { daysOfPeriod } from '@/domain/day-periods'
import { grantedByDay, isGranted, type GrantedDay } from '@/domain/granted-by-day'
import { sumCents } from '@/domain/money'
import { formatCounted } from '@/components/format-counted'
import { formatCount } from '@/domain/written-number'
import { holdFocus } from '@/platform/focus-content'
import { usePageQuery } from '@/platform/use-page-query'
import { MonthBars } from './month-bars'
import { monthOptions, type MonthScope, type PlottedMonth } from './month-orders'
import classes from './ageing.module.css'
import home from './home-page.module.css'

interface MonthPlotProps {
  scope: MonthScope
  month: PlottedMonth
}

/** What the payment orders of a month granted and what of it was used, day by day, and what was counted for it. */
export function MonthPlot({ scope, month }: MonthPlotProps) {
  const { start, end } = daysOfPeriod(month, useToday())
  const options = monthOptions(scope, { start, end })
  useAskedRead(options)
  const { data, error } = usePageQuery(options)
  const retry = useRetry(options)
  if (data) return <Plot orders={data.rows} counted={data} start={start} end={end} />
  if (!error) {
    return (
      <p className={classes.muted} role="status">
        <Trans>Reading the month’s orders…</Trans>
      </p>
    )
  }
  return (
    <p className={classes.muted}>
      <span role="status">
        <Trans>The month’s orders could not be read.</Trans>
      </span>{' '}
      <Button ref={holdFocus} size="compact-xs" variant="default" onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </p>
  )
}

interface PlotProps {
  orders: readonly PaymentOrder[]
  /** how many there are in all: no more than a thousand were read */
  counted: Pick<AllRows<unknown>, 'total' | 'isAtLeast'>
  start: string
  end: string
}

function Plot({ orders, counted, start, end }: PlotProps) {
  const { t, i18n } = useLingui()
  const formatSum = useFormatSum()
  const days = grantedByDay(orders, { start, end })
  const granted = formatSum(sumCents(days.map((each) => each.granted)))
  const used = formatSum(sumCents(days.map((each) => each.used)))
  const inBooks = formatCount(orders.filter(isGranted).length, i18n.locale)
  const read = formatCount(orders.length, i18n.locale)
  const all = formatCounted(counted.total, counted.isAtLeast, i18n)
  return (
    <div className={`${home.frame} ${home.group} ${classes.plot}`}>
      <ul className={classes.legend}>
        <li data-series="granted">
          <Trans>
            Granted: <strong>{granted}</strong>
          </Trans>
        </li>
        <li data-series="used">
          <Trans>
            Used of it: <strong>{used}</strong>
          </Trans>
        </li>
      </ul>
      {orders.length === 0 ? (
        <p className={classes.muted}>
          <Trans>
            No payment orders created from {start} to {end}.
          </Trans>
        </p>
      ) : (
        <>
          <MonthBars days={days} label={t`Granted and used, day by day`} />
          <p className={classes.muted}>
            <Trans>
              Counted: {read} of {all} payment orders created from {start} to {end}, {inBooks} of
              them tallied. An order counts on the day it was created.
            </Trans>
          </p>
          <details>
            <summary className={classes.muted}>
              <Trans>As a table</Trans>
            </summary>
            <DayTable days={days} />
          </details>
        </>
      )}
    </div>
  )
}

/** The same in figures, of the days on which anything was granted. */
function DayTable({ days }: { days: readonly GrantedDay[] }) {
  const { t } = useLingui()
  const formatAmount = useFormatAmount()
  return (
    <table className={classes.table} aria-label={t`Granted and used, day by day`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Day</Trans>
          </th>
          <th scope="col">
            <Trans>Granted (yuan)</Trans>
          </th>
          <th scope="col">
            <Trans>Used (yuan)</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ granted }) => granted !== 0)
          .map(({ day, granted, used }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{formatAmount(granted)}</td>
              <td>{formatAmount(used)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

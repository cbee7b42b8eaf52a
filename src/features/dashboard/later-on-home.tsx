import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import type { User } from '@/api/contract/session'
import { PERIOD_NAMES } from '@/components/query-form/period-names'
import { AgeingSection } from './ageing-section'
import { typesDecidedOn } from './ageing'
import { monthScope, PLOTTED_MONTHS, type PlottedMonth } from './month-orders'
import { MonthPlot } from './month-plot'
import classes from './ageing.module.css'
import home from './home-page.module.css'

/** What the start page says once the browser has nothing better to do: how old what waits is, and the month on request. */
export function LaterOnHome({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const types = typesDecidedOn(user)
  const scope = monthScope(user)
  const [isMonthAsked, setIsMonthAsked] = useState(false)
  const [month, setMonth] = useState<PlottedMonth>('this-month')
  const heading = useRef<HTMLHeadingElement>(null)
  const askForMonth = () => {
    setIsMonthAsked(true)
    // The button goes, and what had the focus with it.
    heading.current?.focus()
  }
  return (
    <>
      {types.length > 0 ? <AgeingSection types={types} /> : null}
      {scope ? (
        <section className={home.section} aria-labelledby="this-months-amounts">
          <Title order={2} size="h4" id="this-months-amounts" ref={heading} tabIndex={-1}>
            {month === 'this-month' ? (
              <Trans>Amounts of this month</Trans>
            ) : (
              <Trans>Amounts of last month</Trans>
            )}
          </Title>
          {isMonthAsked ? (
            <>
              <NativeSelect
                size="xs"
                className={classes.months}
                aria-label={t`Month`}
                value={month}
                data={PLOTTED_MONTHS.map((value) => ({
                  value,
                  label: i18n._(PERIOD_NAMES[value]),
                }))}
                onChange={({ currentTarget: { value } }) =>
                  setMonth(PLOTTED_MONTHS.find((each) => each === value) ?? 'this-month')
                }
              />
              <MonthPlot scope={scope} month={month} />
            </>
          ) : (
            <div>
              <Button
                size="xs"
                variant="default"
                classNames={{ root: classes.askRoot, label: classes.askLabel }}
                onClick={askForMonth}
              >
                <Trans>Show granted and used amounts</Trans>
              </Button>
            </div>
          )}
        </section>
      ) : null}
    </>
  )
}

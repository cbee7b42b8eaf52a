import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormatAmount } from '@/components/amount'
import { countRecent, MOST_RECENT, type RecentOrder } from '../../../workflow/recent-orders'
import { Fact, NotRead, Reading } from './fact'
import type { RecentOrdersRead } from './use-recent-orders'
import classes from './facts.module.css'

interface RecentFactProps {
  label: ReactNode
  search: RecentOrdersRead
  /** of the order that is decided on: it is not counted */
  ownCode: string
  today: string
}

/** How many orders somebody had of late, and what they come to. */
export function RecentFact({ label, search, ownCode, today }: RecentFactProps) {
  return (
    <Fact label={label}>
      {search.state === 'loading' ? <Reading /> : null}
      {search.state === 'failed' ? <NotRead onRetry={search.retry} /> : null}
      {search.state === 'too-many' ? (
        <Trans>Not checked: more than {MOST_RECENT} orders</Trans>
      ) : null}
      {search.state === 'known' ? (
        <Count orders={search.found?.orders ?? []} ownCode={ownCode} today={today} />
      ) : null}
    </Fact>
  )
}

interface CountProps {
  orders: readonly RecentOrder[]
  ownCode: string
  today: string
}

function Count({ orders, ownCode, today }: CountProps) {
  const { count, rejected, sum } = countRecent(orders, ownCode, today)
  const amount = useFormatAmount()(sum)
  if (count === 0) return <Trans context="orders">None</Trans>
  return (
    <>
      <Trans>
        <Plural value={count} one="# order" other="# orders" />, {amount} yuan
      </Trans>
      {rejected > 0 ? (
        <div className={classes.muted}>
          <Plural
            value={rejected}
            one="# of them was rejected, and is not in the sum"
            other="# of them were rejected, and are not in the sum"
          />
        </div>
      ) : null}
    </>
  )
}

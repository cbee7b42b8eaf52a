import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { StateBadge } from '@/components/state-badge/state-badge'
import { DUPLICATE_DAYS } from '@/domain/likely-duplicates'
import type { OrderKind } from '@/domain/order-kinds'
import { useUser } from '@/session/use-user'
import { linkTo } from '@/shell/app-link'
import { useCanOpen } from '@/shell/use-can-open'
import { dayOf, type RecentOrder } from '../../../workflow/recent-orders'
import { Reading } from './fact'
import classes from './facts.module.css'

interface DuplicatesProps {
  kind: OrderKind
  duplicates: readonly RecentOrder[]
  isLoading: boolean
  /** everything was looked at that there is */
  isWhole: boolean
  /** nothing could be looked at */
  isNone: boolean
}

/** The orders that may ask for the same money, each with a link; or that there are none. */
export function Duplicates({ kind, duplicates, isLoading, isWhole, isNone }: DuplicatesProps) {
  const hasAny = duplicates.length > 0
  const more = duplicates.length - FIRST
  return (
    <div className={classes.duplicates} data-any={hasAny || undefined}>
      <div role="status" className={classes.head}>
        {hasAny ? <IconAlertTriangle size={18} aria-hidden /> : null}
        <strong>
          <Trans>Likely duplicates</Trans>
        </strong>
        <span>
          {hasAny ? duplicates.length : null}
          {!hasAny && isLoading ? <Reading /> : null}
          {!hasAny && !isLoading && isWhole ? <Trans>None found</Trans> : null}
          {!hasAny && !isLoading && !isWhole && !isNone ? (
            <Trans>None among those checked</Trans>
          ) : null}
          {!hasAny && !isLoading && isNone ? <Trans>Not checked</Trans> : null}
        </span>
      </div>
      {hasAny ? (
        <>
          <Found kind={kind} orders={duplicates.slice(0, FIRST)} />
          {more > 0 ? (
            <details className={classes.more}>
              <summary>
                <Trans>Show {more} more</Trans>
              </summary>
              <Found kind={kind} orders={duplicates.slice(FIRST)} />
            </details>
          ) : null}
          <div className={classes.muted}>
            {kind === 'payment' ? (
              <Trans>
                Same amount, and the same paying entity, its account or the same payer, within{' '}
                {DUPLICATE_DAYS} days.
              </Trans>
            ) : (
              <Trans>Same amount, same payment order, within {DUPLICATE_DAYS} days.</Trans>
            )}
          </div>
        </>
      ) : null}
    </div>
  )
}

/** So many are seen at once: more would push the other facts out of sight. */
const FIRST = 5

function Found({ kind, orders }: { kind: OrderKind; orders: readonly RecentOrder[] }) {
  const { t } = useLingui()
  return (
    <ul className={classes.found} aria-label={t`Likely duplicates`}>
      {orders.map((order) => (
        <li key={order.code}>
          <OrderLink kind={kind} code={order.code} /> <StateBadge state={order.state} />{' '}
          <span className={classes.day}>{dayOf(order.at)}</span>
        </li>
      ))}
    </ul>
  )
}

/** To the order's own page, which stands beside this one; who has only the decision is led to that. */
function OrderLink({ kind, code }: { kind: OrderKind; code: string }) {
  const canOpen = useCanOpen(useUser())
  const detail = `/${kind}/order/detail` as const
  if (canOpen(detail)) return linkTo(detail, { code }, code)
  return linkTo(`/${kind}/confirm/submit`, { code, queue: undefined }, code)
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { User } from '@/api/contract/session'
import { useRetry } from '@/api/user-reads'
import { useFormatAmount } from '@/components/amount'
import { distinctKeys } from '@/components/distinct-keys'
import { formatChinaTime } from '@/domain/china-time'
import { REJECTED } from '@/domain/order-states'
import { formatCounted } from '@/components/format-counted'
import { formatCount } from '@/domain/written-number'
import { holdFocus } from '@/platform/focus-content'
import { usePageQuery } from '@/platform/use-page-query'
import { AppLink } from '@/shell/app-link'
import { ORDER_TYPES, type AnyOrderType } from '../orders/registry'
import { openRejection, visibleLog } from '../orders/workflow/log'
import {
  applicantOf,
  cameBackOptions,
  LOOKED_AT,
  lastCameBack,
  type CameBackOrder,
} from './came-back'
import classes from './came-back.module.css'
import home from './home-page.module.css'

/** What was rejected of a person's own orders, the last of it with its reason; nothing where nothing came back. */
export function CameBackSection({ user }: { user: User }) {
  const { i18n } = useLingui()
  // One after the other: hooks stand in no loop.
  const reads = [
    useCameBack(ORDER_TYPES.payment, user),
    useCameBack(ORDER_TYPES.debit, user),
    useCameBack(ORDER_TYPES.reverse, user),
  ]
  const failed = reads.filter(({ hasFailed }) => hasFailed)
  const orders = lastCameBack(reads.flatMap(({ orders: ofType }) => ofType))
  const keys = distinctKeys(orders.map(({ order: { code } }) => code))
  if (orders.length === 0 && failed.length === 0) return null
  return (
    <section className={home.section} aria-labelledby="came-back">
      <Title order={2} size="h4" id="came-back">
        <Trans>Came back to you</Trans>
      </Title>
      {orders.length > 0 ? (
        <ul className={`${home.frame} ${classes.orders}`}>
          {orders.map((each, index) => (
            <CameBack key={keys[index]} {...each} user={user} />
          ))}
        </ul>
      ) : null}
      <div className={classes.foot}>
        {reads.map(({ type, orders: ofType }) => {
          const plural = i18n._(type.names.plural)
          return ofType.length === 0 ? null : (
            <AppLink key={type.kind} path={type.paths.list} search={{ state: REJECTED }} preload>
              <Trans>All rejected: {plural}</Trans>
            </AppLink>
          )
        })}
        {reads.map(({ type, orders: ofType, isPart, page }) => {
          if (!isPart) return null
          const plural = i18n._(type.names.plural)
          const looked = formatCount(ofType.length, i18n.locale)
          const all = formatCounted(page?.total ?? 0, page?.isAtLeast, i18n)
          return (
            <span key={type.kind} className={classes.note}>
              <Trans>
                {plural}: only the {looked} newest of {all} rejected ones were looked at.
              </Trans>
            </span>
          )
        })}
        {failed.map(({ type, retry }) => {
          const plural = i18n._(type.names.plural)
          return (
            <span key={type.kind} ref={holdFocus}>
              <Trans>{plural}: could not be read.</Trans>{' '}
              <button type="button" className={home.retry} onClick={retry}>
                <Trans>Retry</Trans>
              </button>
            </span>
          )
        })}
      </div>
    </section>
  )
}

function useCameBack(type: AnyOrderType, user: User) {
  const username = applicantOf(type, user)
  const options = cameBackOptions(type, username ?? '')
  const { data, error } = usePageQuery({ ...options, enabled: username !== undefined })
  const retry = useRetry(options)
  const rows = username === undefined ? [] : (data?.rows ?? [])
  return {
    type,
    page: data,
    // Where the server does not count, a page that is not full is taken for the last.
    isPart: data?.isAtLeast ? rows.length >= LOOKED_AT : rows.length < (data?.total ?? 0),
    orders: rows.map((order): CameBackOrder => ({ type, order })),
    hasFailed: username !== undefined && data === undefined && error !== null,
    retry,
  }
}

function CameBack({ type, order, user }: CameBackOrder & { user: User }) {
  const formatAmount = useFormatAmount()
  const { code, amount, gmtModified } = order
  const { data: log } = usePageQuery(type.reads.logsOptions(code))
  const reason = log && openRejection(visibleLog(log, user))?.content
  const sum = formatAmount(amount)
  return (
    <li className={classes.order}>
      <AppLink path={type.paths.detail} search={{ code }} preload>
        {code}
      </AppLink>
      <span className={`${classes.muted} ${classes.amount}`}>
        <Trans>{sum} yuan</Trans>
      </span>
      {/* Its line is there before its reason, so that nothing moves. */}
      <span className={classes.reason} title={reason}>
        {reason}
      </span>
      <span className={classes.muted}>
        {gmtModified === undefined ? null : formatChinaTime(gmtModified)}
      </span>
    </li>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useToday } from '@/components/use-today'
import type { OrderKind } from '@/domain/order-kinds'
import { likelyDuplicates } from '@/domain/likely-duplicates'
import type { OrderBase } from '../../../order-type'
import { ageInDays } from '../../../workflow/recent-orders'
import { Duplicates } from './duplicates'
import { Fact } from './fact'
import type { FactsView } from './facts-view'
import { RecentFact } from './recent-fact'
import { useRecentOrders } from './use-recent-orders'
import classes from './facts.module.css'

interface DecisionFactsProps<Order extends OrderBase> {
  kind: OrderKind
  source: FactsView<Order>
  order: Order
}

/** What a reviewer wants to know of an order beside what stands in it; see docs/domain/screens.md. */
export function DecisionFacts<Order extends OrderBase>({
  kind,
  source,
  order,
}: DecisionFactsProps<Order>) {
  const { t } = useLingui()
  const today = useToday()
  const applicant = useRecentOrders(source.ofApplicant(order, today))
  const owner = useRecentOrders(source.ofOwner?.(order, today))
  const chain = useRecentOrders(source.ofChain?.(order, today))
  const seen = source.toRecent(order)
  const age = ageInDays(seen.at, today)
  const searches = [applicant, owner, chain].filter((search) => search !== undefined)
  const found = searches.flatMap((search) => search.found?.orders ?? [])
  const { Budget } = source
  return (
    <section className={classes.facts} aria-label={t`Facts`}>
      <Title order={2} size="h5">
        <Trans>Facts</Trans>
      </Title>
      <Duplicates
        kind={kind}
        duplicates={likelyDuplicates(seen, found)}
        isLoading={searches.some(({ state }) => state === 'loading')}
        isWhole={searches.length > 0 && searches.every(({ state }) => state === 'known')}
        isNone={searches.every(({ state }) => state === 'failed' || state === 'too-many')}
      />
      <dl className={classes.list}>
        <Fact label={<Trans>Age</Trans>}>
          {age === undefined ? '—' : null}
          {age === 0 ? <Trans>Created today</Trans> : null}
          {age !== undefined && age > 0 ? <Plural value={age} one="# day" other="# days" /> : null}
        </Fact>
        {applicant ? (
          <RecentFact
            label={<Trans>Other orders of the applicant, 90 days</Trans>}
            search={applicant}
            ownCode={order.code}
            today={today}
          />
        ) : null}
        {owner ? (
          <RecentFact
            label={<Trans>Other orders of the payer, 90 days</Trans>}
            search={owner}
            ownCode={order.code}
            today={today}
          />
        ) : null}
        {chain ? (
          <RecentFact
            label={<Trans>Others of the payment order, 90 days</Trans>}
            search={chain}
            ownCode={order.code}
            today={today}
          />
        ) : null}
        {Budget ? <Budget order={order} /> : null}
      </dl>
    </section>
  )
}

import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { serverTimeNow } from '@/api/china-time-now'
import { Message } from '@/components/message'
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

/** What is looked for beside an order, as it is called. */
const NAMES = {
  applicant: msg`Other orders of the applicant, 90 days`,
  owner: msg`Other orders of the payer, 90 days`,
  chain: msg`Others of the payment order, 90 days`,
}

/** What a reviewer wants to know of an order beside what stands in it; see docs/domain/screens.md. */
export function DecisionFacts<Order extends OrderBase>({
  kind,
  source,
  order,
}: DecisionFactsProps<Order>) {
  const { t } = useLingui()
  // Evidence for a decision about money: the computer's clock may be wrong.
  const today = useToday(serverTimeNow)
  const found = {
    applicant: useRecentOrders(source.ofApplicant(order, today)),
    owner: useRecentOrders(source.ofOwner?.(order, today)),
    chain: useRecentOrders(source.ofChain?.(order, today)),
  }
  const seen = source.toRecent(order)
  const age = ageInDays(seen.at, today)
  const looks = (['applicant', 'owner', 'chain'] as const).flatMap((name) => {
    const search = found[name]
    return search ? [{ name, search }] : []
  })
  const states = looks.map(({ search }) => search.state)
  const others = looks.flatMap(({ search }) => search.found?.orders ?? [])
  const { Budget } = source
  return (
    <section className={classes.facts} aria-label={t`Facts`}>
      <Title order={2} size="h5">
        <Trans>Facts</Trans>
      </Title>
      <Duplicates
        kind={kind}
        duplicates={likelyDuplicates(seen, others)}
        isLoading={states.includes('loading')}
        isWhole={states.length > 0 && states.every((state) => state === 'known')}
        isNone={states.every((state) => state === 'failed' || state === 'too-many')}
      />
      <dl className={classes.list}>
        <Fact label={<Trans>Age</Trans>}>
          {age === undefined ? '—' : null}
          {age === 0 ? <Trans>Created today</Trans> : null}
          {age !== undefined && age > 0 ? <Plural value={age} one="# day" other="# days" /> : null}
        </Fact>
        {looks.map(({ name, search }) => (
          <RecentFact
            key={name}
            label={<Message of={NAMES[name]} />}
            search={search}
            ownCode={order.code}
            today={today}
          />
        ))}
        {Budget ? <Budget order={order} /> : null}
      </dl>
    </section>
  )
}

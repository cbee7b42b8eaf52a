import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { skipToken, type UseQueryOptions } from '@tanstack/react-query'
import { useRetry } from '@/api/user-reads'
import { useToday } from '@/components/use-today'
import type { WaitingAge } from '@/domain/ageing'
import { formatCounted } from '@/components/format-counted'
import { holdFocus } from '@/platform/focus-content'
import { usePageQuery } from '@/platform/use-page-query'
import { AppLink } from '@/shell/app-link'
import type { AnyOrderType } from '../orders/registry'
import type { Counted } from './count-approved'
import { ageGroup, type AgeGroup } from './ageing'
import classes from './ageing.module.css'
import home from './home-page.module.css'

const AGES: Record<WaitingAge, MessageDescriptor> = {
  today: msg({ context: 'waiting since', message: 'Today' }),
  'this-week': msg({ context: 'waiting since', message: 'Earlier this week' }),
  older: msg({ context: 'waiting since', message: 'Older' }),
}

/** What waits for a person's decision, by how long it has waited. */
export function AgeingSection({ types }: { types: readonly AnyOrderType[] }) {
  const today = useToday()
  const { i18n } = useLingui()
  return (
    <section className={home.section} aria-labelledby="waiting-by-age">
      <Title order={2} size="h4" id="waiting-by-age">
        <Trans>Waiting by age</Trans>
      </Title>
      <div className={home.groups}>
        {types.map((type) => (
          <div key={type.kind} className={`${home.frame} ${home.group}`}>
            <Title order={3} size="h5">
              {i18n._(type.names.plural)}
            </Title>
            <Ages type={type} today={today} />
          </div>
        ))}
      </div>
    </section>
  )
}

interface AgesProps {
  type: AnyOrderType
  today: string
}

/** The bars of a type are as long as their numbers are large, the longest over the whole width. */
function Ages({ type, today }: AgesProps) {
  // One after the other: hooks stand in no loop.
  const ages = [
    useAge(type, 'today', today),
    useAge(type, 'this-week', today),
    useAge(type, 'older', today),
  ].filter((age) => age !== undefined)
  const most = Math.max(1, ...ages.map(({ counted }) => counted?.count ?? 0))
  return ages.map((age) => <Age key={age.age} type={type} most={most} {...age} />)
}

/** Where there is nothing to count the read rests. */
const NOTHING: UseQueryOptions<Counted> = { queryKey: ['ageing', 'nothing'], queryFn: skipToken }

interface CountedAge {
  age: WaitingAge
  group: AgeGroup
  /** undefined while it is not known */
  counted: Counted | undefined
  hasFailed: boolean
  retry: () => void
}

function useAge(type: AnyOrderType, age: WaitingAge, today: string): CountedAge | undefined {
  const group = ageGroup(type, age, today)
  const { data, error } = usePageQuery(group?.count ?? NOTHING)
  const retry = useRetry(group?.count ?? NOTHING)
  return (
    group && { age, group, counted: data, hasFailed: data === undefined && error !== null, retry }
  )
}

interface AgeProps extends CountedAge {
  type: AnyOrderType
  /** the largest number beside it */
  most: number
}

function Age({ type, most, age, group, counted, hasFailed, retry }: AgeProps) {
  const { t, i18n } = useLingui()
  const label = i18n._(AGES[age])
  const number = counted && formatCounted(counted.count, counted.isAtLeast, i18n)
  return (
    <div className={classes.age}>
      <AppLink
        path={type.paths.confirmList}
        search={group.search}
        preload
        className={`${home.work} ${classes.link}`}
      >
        <span>{label}</span>{' '}
        <span className={classes.track}>
          <span
            className={classes.bar}
            data-age={age}
            style={{ width: `${((counted?.count ?? 0) / most) * 100}%` }}
          />
        </span>
        <strong className={home.number} aria-busy={!counted && !hasFailed}>
          {number ?? (hasFailed ? '—' : '…')}
        </strong>
      </AppLink>
      {hasFailed ? (
        <button
          ref={holdFocus}
          type="button"
          className={home.retry}
          aria-label={t`${label}: could not be counted. Retry`}
          onClick={retry}
        >
          <Trans>Retry</Trans>
        </button>
      ) : null}
    </div>
  )
}

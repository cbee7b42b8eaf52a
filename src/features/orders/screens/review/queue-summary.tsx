import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { Fragment, useEffect, useRef } from 'react'
import { Amount } from '@/components/amount'
import { Message } from '@/components/message'
import { formatCount } from '@/domain/written-number'
import { AppLink } from '@/shell/app-link'
import { useStoredQueue } from '../../workflow/queue-store'
import { countQueue, useQueueResults, type QueueCount } from '../../workflow/queue-results'
import type { OrderPaths } from '../../order-type'
import classes from './queue-summary.module.css'
import { withInFront } from './use-queue'

/** What became of orders, as the summary calls it. */
const NAMES: Record<QueueCount['outcome'], MessageDescriptor> = {
  approved: msg({ context: 'orders of a queue', message: 'Approved' }),
  rejected: msg({ context: 'orders of a queue', message: 'Rejected' }),
  passed: msg({ context: 'orders of a queue', message: 'Passed over' }),
  unknown: msg({ context: 'orders of a queue', message: 'Result unknown' }),
  elsewhere: msg({ context: 'orders of a queue', message: 'No longer waiting' }),
  unopened: msg({ context: 'orders of a queue', message: 'Not opened' }),
}

/** Orders that one may want to go back to. */
const LINKED: ReadonlySet<QueueCount['outcome']> = new Set(['passed', 'unknown', 'unopened'])

/** How many of them are linked to; the list holds the others. */
const MOST_LINKS = 20

interface QueueSummaryProps {
  username: string
  queueId: string
  /** the order that shows, the last of the queue */
  code: string
  paths: OrderPaths
  /** a person asked for it; another object for every time they do. Without, it shows once the last order is decided on. */
  asked: object | undefined
  onBack: () => void
}

/** What was done in a queue, once its end is reached: how many orders each way, and what they come to. */
export function QueueSummary({ username, queueId, code, paths, asked, onBack }: QueueSummaryProps) {
  const { t, i18n } = useLingui()
  const stored = useStoredQueue(username, queueId)
  const results = useQueueResults(username, queueId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked) heading.current?.focus()
  }, [asked])
  const last = results[code]?.outcome
  const isOver = last !== undefined && last !== 'passed' && last !== 'elsewhere'
  if (!asked && !isOver) return null
  const counts = countQueue(withInFront(stored?.codes ?? [], code), results)
  const linked = counts.filter(
    ({ outcome, codes: found }) => LINKED.has(outcome) && found.length > 0,
  )
  return (
    <section className={classes.summary} aria-label={t`Queue summary`}>
      <Title order={2} size="h5" ref={heading} tabIndex={-1}>
        <Trans>Queue summary</Trans>
      </Title>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans context="orders of a queue">Result</Trans>
            </th>
            <th scope="col" className={classes.number}>
              <Trans>Orders</Trans>
            </th>
            <th scope="col" className={classes.number}>
              <Trans>Amount (yuan)</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ outcome, codes: found, sum }) => (
            <tr key={outcome}>
              <th scope="row">
                <Message of={NAMES[outcome]} />
              </th>
              <td className={classes.number}>{formatCount(found.length, i18n.locale)}</td>
              <td className={classes.number}>{sum === undefined ? '—' : <Amount cents={sum} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {linked.length > 0 ? (
        <>
          <Title order={3} size="h6">
            <Trans>Go back to</Trans>
          </Title>
          <dl className={classes.linked}>
            {linked.map(({ outcome, codes: found }) => (
              <Fragment key={outcome}>
                <dt>
                  <Message of={NAMES[outcome]} />
                </dt>
                <dd className={classes.codes}>
                  <CodeLinks codes={found} path={paths.confirm} queueId={queueId} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </>
      ) : null}
      <div>
        <Button size="xs" onClick={onBack}>
          <Trans>Back to the list</Trans>
        </Button>
      </div>
    </section>
  )
}

interface CodeLinksProps {
  codes: readonly string[]
  path: OrderPaths['confirm']
  queueId: string
}

function CodeLinks({ codes, path, queueId }: CodeLinksProps) {
  const more = codes.length - MOST_LINKS
  return (
    <>
      {codes.slice(0, MOST_LINKS).map((code) => (
        <AppLink key={code} path={path} search={{ code, queue: queueId }}>
          {code}
        </AppLink>
      ))}
      {more > 0 ? <Trans>and {more} more</Trans> : null}
    </>
  )
}

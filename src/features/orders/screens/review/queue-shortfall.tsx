import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatCounted } from '@/components/format-counted'
import { formatCount } from '@/domain/written-number'
import { LONGEST_QUEUE, type QueueContent } from '../../queued-order'
import { countReasons } from '../../workflow/queue-order'
import classes from './queue-arrangement.module.css'

/** Why the queue holds fewer orders than the list had, and how many of it the person can't decide on. */
export function QueueShortfall({ content }: { content: QueueContent }) {
  const { orders, leftOut, total, isAtLeast } = content
  const { t, i18n } = useLingui()
  const held = formatCount(orders.length, i18n.locale)
  const all = formatCounted(total, isAtLeast, i18n)
  const limit = formatCount(LONGEST_QUEUE, i18n.locale)
  const beyond = total - orders.length - leftOut.length
  const beyondCount = formatCounted(beyond, isAtLeast, i18n)
  const isFull = orders.length + leftOut.length >= LONGEST_QUEUE
  // A reason is worded for one order: it is quoted, whatever the number of those that it stands in the way of.
  const lines = [
    ...(orders.length < total
      ? [t`${held} of the ${all} orders of the list are in the queue.`]
      : []),
    ...countReasons(leftOut, i18n).map(({ reason, count }) => t`${count} left out: “${reason}”`),
    ...(beyond > 0 && isFull
      ? [t`${beyondCount} left out: a queue holds ${limit} orders at most.`]
      : []),
    ...(beyond > 0 && !isFull
      ? [t`${beyondCount} left out: the server did not give them, or the list changed meanwhile.`]
      : []),
    ...countReasons(
      orders.map((order) => order.reason),
      i18n,
    ).map(
      ({ reason, count }) =>
        t`${plural(count, {
          one: 'You can’t decide on # of them',
          other: 'You can’t decide on # of them',
        })}: “${reason}”`,
    ),
  ]
  if (lines.length === 0) return null
  return (
    <p className={classes.shortfall}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}

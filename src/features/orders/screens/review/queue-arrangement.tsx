import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormatAmount } from '@/components/amount'
import { useFormatSum } from '@/components/use-format-sum'
import { Message } from '@/components/message'
import { PlainSelect } from '@/components/query-form/plain-field'
import { formatCount } from '@/domain/written-number'
import type { QueueContent } from '../../queued-order'
import {
  QUEUE_GROUPINGS,
  QUEUE_ORDERS,
  type QueueChoice,
  type QueueGroup,
} from '../../workflow/queue-order'
import classes from './queue-arrangement.module.css'
import { QueueShortfall } from './queue-shortfall'

const ORDER_NAMES: Readonly<Record<QueueChoice['order'], MessageDescriptor>> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  largest: msg`Largest first`,
}
const PASTED_ORDER = msg`In the order of the codes`
const GROUPING_NAMES: Readonly<Record<(typeof QUEUE_GROUPINGS)[number], MessageDescriptor>> = {
  applicant: msg`By applicant`,
  department: msg`By department`,
  principal: msg`By person in charge`,
}

interface QueueArrangementProps {
  /** the order that shows */
  code: string
  arrangement: {
    content: QueueContent
    groups: readonly QueueGroup[]
    choice: QueueChoice
    /** it was asked for by a list of codes: as it comes, it stands in their order */
    isPasted: boolean
    choose: (choice: QueueChoice) => void
  }
  /** goes to an order */
  onShow: (code: string) => void
}

/**
 * How the queue is gone through: in which order, and group by group, with what each group comes to. A group leads to its
 * first order. It decides on nothing and selects nothing: every order of it is looked at by itself.
 */
export function QueueArrangement({
  code,
  arrangement: { content, groups, choice, isPasted, choose },
  onShow,
}: QueueArrangementProps) {
  const { t, i18n } = useLingui()
  const groupings = QUEUE_GROUPINGS.filter((by) => content.orders.some((order) => order[by]))
  return (
    <>
      <div className={classes.choices}>
        <PlainSelect
          aria-label={t`Order of the queue`}
          value={choice.order}
          onChange={({ currentTarget: { value } }) => {
            const order = QUEUE_ORDERS.find((each) => each === value)
            if (order) choose({ ...choice, order })
          }}
        >
          {QUEUE_ORDERS.map((order) => (
            <option key={order} value={order}>
              {i18n._(isPasted && order === 'newest' ? PASTED_ORDER : ORDER_NAMES[order])}
            </option>
          ))}
        </PlainSelect>
        <PlainSelect
          aria-label={t`Groups of the queue`}
          value={choice.groupBy ?? ''}
          onChange={({ currentTarget: { value } }) =>
            choose({ ...choice, groupBy: QUEUE_GROUPINGS.find((each) => each === value) })
          }
        >
          <option value="">{t`Not grouped`}</option>
          {groupings.map((by) => (
            <option key={by} value={by}>
              {i18n._(GROUPING_NAMES[by])}
            </option>
          ))}
        </PlainSelect>
      </div>
      <div className={classes.said}>
        <PlaceInGroup code={code} groups={groups} isGrouped={choice.groupBy !== undefined} />
        <QueueShortfall content={content} />
      </div>
      {choice.groupBy ? (
        <details className={classes.groups}>
          <summary>
            <Trans>All groups</Trans>: {formatCount(groups.length, i18n.locale)}
          </summary>
          <GroupTable
            code={code}
            groups={groups}
            name={GROUPING_NAMES[choice.groupBy]}
            onShow={onShow}
          />
        </details>
      ) : null}
    </>
  )
}

/**
 * What the group of the order that shows comes to, and the place of the order in it; without groups the whole queue. An order
 * may be opened from a list whose queue leaves it out.
 */
function PlaceInGroup({
  code,
  groups,
  isGrouped,
}: {
  code: string
  groups: readonly QueueGroup[]
  isGrouped: boolean
}) {
  const { t, i18n } = useLingui()
  const formatSum = useFormatSum()
  const group = groups.find(({ orders }) => orders.some((order) => order.code === code))
  if (!group) return <span>{t`This order is not in the queue: it stands in front of it.`}</span>
  const { length } = group.orders
  const sum = formatSum(group.sum)
  if (!isGrouped) {
    const orders = t`${plural(length, { one: '# order', other: '# orders' })}, ${sum} in all`
    return <span>{orders}</span>
  }
  const count = formatCount(length, i18n.locale)
  const place = formatCount(group.orders.findIndex((order) => order.code === code) + 1, i18n.locale)
  const name = group.of?.name ?? t`not given`
  return <span>{t`${name}: ${place} of ${count}, ${sum} in all`}</span>
}

interface GroupTableProps extends Pick<QueueArrangementProps, 'code' | 'onShow'> {
  groups: readonly QueueGroup[]
  /** what is grouped by */
  name: MessageDescriptor
}

/** The groups of a queue with count and sum; the name of each leads to its first order. */
function GroupTable({ code, groups, name, onShow }: GroupTableProps) {
  const { i18n } = useLingui()
  const formatAmount = useFormatAmount()
  return (
    <div className={classes.scroller}>
      <table aria-label={i18n._(name)}>
        <thead>
          <tr>
            <th scope="col">
              <Message of={name} />
            </th>
            <th scope="col" className={classes.number}>
              <Trans>Orders</Trans>
            </th>
            <th scope="col" className={classes.number}>
              <Trans>Sum (yuan)</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ of, orders, sum }) => (
            <tr key={of?.key ?? ''}>
              <th scope="row">
                <button
                  type="button"
                  aria-current={orders.some((order) => order.code === code) || undefined}
                  onClick={() => {
                    const [first] = orders
                    if (first) onShow(first.code)
                  }}
                >
                  {of?.name ?? <Trans>not given</Trans>}
                </button>
              </th>
              <td className={classes.number}>{formatCount(orders.length, i18n.locale)}</td>
              <td className={classes.number}>{formatAmount(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

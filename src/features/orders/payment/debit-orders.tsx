import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { DebitOrder } from '@/api/contract/debit-order'
import { StateBadge } from '@/components/state-badge/state-badge'
import { formatChinaTime } from '@/domain/china-time'
import { formatYuan } from '@/domain/money'
import { debitState } from '@/domain/order-states'
import classes from '../order-detail.module.css'

/** The debit orders of a payment order. */
export function DebitOrders({ orders }: { orders: readonly DebitOrder[] }) {
  if (orders.length === 0) {
    return (
      <Text c="dimmed">
        <Trans>Nothing has been debited.</Trans>
      </Text>
    )
  }
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Code</Trans>
            </th>
            <th scope="col">
              <Trans>State</Trans>
            </th>
            <th scope="col" className={classes.number}>
              <Trans>Amount (yuan)</Trans>
            </th>
            <th scope="col">
              <Trans>Created by</Trans>
            </th>
            <th scope="col">
              <Trans>Created</Trans>
            </th>
            <th scope="col">
              <Trans>Remark</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ code, state, amount, createName, createBy, gmtCreate, remark }) => (
            <tr key={code}>
              <td>{code}</td>
              <td>
                <StateBadge state={debitState(state)} />
              </td>
              <td className={classes.number}>{formatYuan(amount)}</td>
              <td>{createName ?? createBy}</td>
              <td>{gmtCreate === undefined ? null : formatChinaTime(gmtCreate)}</td>
              <td>{remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

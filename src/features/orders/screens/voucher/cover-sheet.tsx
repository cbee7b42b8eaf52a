import { Trans } from '@lingui/react/macro'
import { TOO_LARGE } from '@/components/amount'
import { Message } from '@/components/message'
import { isWithdrawn, type OrderState } from '@/domain/order-states'
import { formatYuan, sumCents, type CentsSum } from '@/domain/money'
import type { OrderBase } from '../../order-type'
import classes from './voucher.module.css'
import { capitalsWithCurrency, Signatures } from './voucher-paper'

interface CoverSheetProps<Order> {
  orders: readonly Order[]
  stateOf: (order: Order) => OrderState
  /** codes that were wanted and could not be read */
  missing: readonly string[]
  /** `YYYY-MM-DD HH:mm:ss` in China */
  printedAt: string
  person: string
}

/**
 * What lies on top of several vouchers: which they are, and their sum in figures and capitals. A sum with orders whose money
 * counts for nothing says so.
 */
export function CoverSheet<Order extends OrderBase>({
  orders,
  stateOf,
  missing,
  printedAt,
  person,
}: CoverSheetProps<Order>) {
  const sum = sumCents(orders.map(({ amount }) => amount))
  const count = orders.length
  const withdrawn = orders.filter(isWithdrawn)
  const withdrawnCount = withdrawn.length
  const missed = missing.join(' · ')
  return (
    <article className={classes.sheet}>
      <h2 className={classes.title}>
        <Trans>Voucher cover sheet</Trans>
      </h2>
      <div className={classes.line}>
        <span>
          <Trans>Vouchers: {count}</Trans>
        </span>
        <span>
          <Trans>
            Printed by {person} at {printedAt} (China time)
          </Trans>
        </span>
      </div>
      <table className={classes.list}>
        <thead>
          <tr>
            <th scope="col">
              <Trans context="number">No.</Trans>
            </th>
            <th scope="col">
              <Trans>Code</Trans>
            </th>
            <th scope="col">
              <Trans>State</Trans>
            </th>
            <th scope="col" data-money>
              <Trans>Amount (yuan)</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order, index) => (
            <tr key={order.code}>
              <td>{index + 1}</td>
              <th scope="row">{order.code}</th>
              <td>
                <Message of={stateOf(order).name} />
              </td>
              <td data-money>{formatYuan(order.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tbody className={classes.sum}>
          <tr>
            <th scope="row" colSpan={3}>
              <Trans>Total</Trans>
            </th>
            <td data-money>
              <Figures of={sum} />
            </td>
          </tr>
          <tr>
            <th scope="row" colSpan={2}>
              <Trans>Amount in Chinese words</Trans>
            </th>
            {sum === 'too-large' ? (
              <td colSpan={2}>
                <Message of={TOO_LARGE} />
              </td>
            ) : (
              <td colSpan={2} lang="zh-CN">
                {capitalsWithCurrency(sum)}
              </td>
            )}
          </tr>
        </tbody>
        {withdrawnCount === 0 ? null : (
          <tbody>
            <tr>
              <th scope="row" colSpan={3}>
                <Trans>Among them cancelled or rejected: {withdrawnCount}</Trans>
              </th>
              <td data-money>
                <Figures of={sumCents(withdrawn.map(({ amount }) => amount))} />
              </td>
            </tr>
          </tbody>
        )}
      </table>
      {missed === '' ? null : (
        <p className={classes.missing}>
          <Trans>Selected, but not in this print: {missed}</Trans>
        </p>
      )}
      <Signatures />
    </article>
  )
}

function Figures({ of }: { of: CentsSum }) {
  return of === 'too-large' ? <Message of={TOO_LARGE} /> : `¥${formatYuan(of)}`
}

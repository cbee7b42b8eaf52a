import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { useState } from 'react'
import type { PaymentOrderDetail as Order } from '@/api/contract/payment-order'
import { LifeSteps } from '@/components/life-steps/life-steps'
import { StateBadge } from '@/components/state-badge/state-badge'
import { paymentLife, paymentState } from '@/domain/order-states'
import { settlementOf } from '@/domain/settlement'
import { OrderActions } from '../actions/order-actions'
import { ChangedSince } from '../changed-since'
import classes from '../order-detail.module.css'
import { UnknownOutcomes } from '../outcome/unknown-outcomes'
import { PaymentOrderSections } from './payment-order-sections'
import { paymentOrderType } from './payment-order-type'
import { PrintVoucherButton } from './print-voucher-button'

/** A payment order: head with what can be done, steps, fields, attachments, debit orders and log. */
export function PaymentOrderDetail({ order }: { order: Order }) {
  const { code } = order
  const settlement = settlementOf(order)
  /** what the person saw when an action was refused because somebody had changed the order */
  const [seen, setSeen] = useState<Order>()
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <Title order={1} size="h3">
          <Trans>Payment order {code}</Trans>
        </Title>
        <StateBadge state={paymentState(order.state, settlement)} />
        <div className={classes.actions}>
          <OrderActions type={paymentOrderType} order={order} onConflict={setSeen} />
          <PrintVoucherButton order={order} />
        </div>
      </header>
      <UnknownOutcomes type={paymentOrderType} code={code} />
      {seen ? (
        <ChangedSince
          type={paymentOrderType}
          seen={seen}
          now={order}
          onRead={() => setSeen(undefined)}
        />
      ) : null}
      <section className={classes.card}>
        <LifeSteps steps={paymentLife(order.state, settlement)} />
      </section>
      <PaymentOrderSections order={order} />
    </article>
  )
}

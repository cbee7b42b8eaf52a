import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { PaymentOrderDetail as Order } from '@/api/contract/payment-order'
import { FieldGrid } from '@/components/field-grid/field-grid'
import { Attachments } from '../attachments'
import { OperationLog } from '../operation-log'
import classes from '../order-detail.module.css'
import { fieldsOf } from '../shown-fields'
import { PaymentLedger } from './payment-ledger'
import { paymentOrderFields } from './payment-order-fields'

/** What a payment order holds: fields, attachments, ledger and log. */
export function PaymentOrderSections({ order }: { order: Order }) {
  return (
    <>
      <section className={classes.card}>
        <Title order={2} size="h5">
          <Trans>Order</Trans>
        </Title>
        <FieldGrid fields={fieldsOf(paymentOrderFields(order))} />
      </section>
      <section className={classes.card}>
        <Title order={2} size="h5">
          <Trans>Attachments</Trans>
        </Title>
        <Attachments attachments={order.attachments} />
      </section>
      <section className={classes.card}>
        <Title order={2} size="h5">
          <Trans>Ledger</Trans>
        </Title>
        <PaymentLedger order={order} />
      </section>
      <section className={classes.card}>
        <Title order={2} size="h5">
          <Trans>Operation log</Trans>
        </Title>
        <OperationLog code={order.code} />
      </section>
    </>
  )
}

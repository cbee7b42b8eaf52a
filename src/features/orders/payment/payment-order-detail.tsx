import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { PaymentOrderDetail as Order } from '@/api/contract/payment-order'
import { FieldGrid, type Field } from '@/components/field-grid/field-grid'
import { LifeSteps } from '@/components/life-steps/life-steps'
import { Message } from '@/components/message'
import { StateBadge } from '@/components/state-badge/state-badge'
import { toCapitalYuan } from '@/domain/capital-numerals'
import { formatChinaTime, type WireTime } from '@/domain/china-time'
import { formatYuan } from '@/domain/money'
import { paymentLife, paymentState } from '@/domain/order-states'
import { channelName, SETTLEMENT_NAMES, settlementOf } from '@/domain/settlement'
import { Attachments } from '../attachments'
import { OperationLog } from '../operation-log'
import classes from '../order-detail.module.css'
import { PaymentLedger } from './payment-ledger'
import { PrintVoucherButton } from './print-voucher-button'

/** A payment order, read-only: head, steps, fields, attachments, ledger and log. */
export function PaymentOrderDetail({ order }: { order: Order }) {
  const { code } = order
  const settlement = settlementOf(order)
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <Title order={1} size="h3">
          <Trans>Payment order {code}</Trans>
        </Title>
        <StateBadge state={paymentState(order.state, settlement)} />
        <PrintVoucherButton order={order} />
      </header>
      <section className={classes.card}>
        <LifeSteps steps={paymentLife(order.state, settlement)} />
      </section>
      <section className={classes.card}>
        <Title order={2} size="h5">
          <Trans>Order</Trans>
        </Title>
        <FieldGrid fields={fieldsOf(order)} />
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
    </article>
  )
}

/** Every field of the order, in the order a reviewer reads them. */
function fieldsOf(order: Order): Field[] {
  const settlement = settlementOf(order)
  return [
    { label: msg`Amount (yuan)`, value: formatYuan(order.amount), isStrong: true },
    { label: msg`Amount in capitals`, value: toCapitalYuan(order.amount) },
    { label: msg`Left to debit (yuan)`, value: formatYuan(order.actual), isStrong: true },
    {
      label: msg`Settlement type`,
      value: settlement ? (
        <Message of={SETTLEMENT_NAMES[settlement]} />
      ) : (
        <Trans context="settlement type">Unknown</Trans>
      ),
    },
    { label: msg`Settlement channel`, value: <Message of={channelName(order) ?? '—'} /> },
    { label: msg`Apply code`, value: order.applyCode },
    { label: msg`Apply date`, value: order.applyDate },
    { label: msg`Verification code`, value: order.verifyCode },
    { label: msg`Owner`, value: order.ownerName },
    { label: msg`Department`, value: order.affiliationDepartmentName },
    { label: msg`Department code`, value: order.affiliationDepartmentCode },
    ...(order.departmentName !== undefined &&
    order.departmentName !== order.affiliationDepartmentName
      ? [{ label: msg`Applying department`, value: order.departmentName }]
      : []),
    { label: msg`Park`, value: order.park?.name },
    { label: msg`Principal`, value: order.principalName },
    { label: msg`Fee item`, value: order.feeItemName },
    { label: msg`Fee item code`, value: order.feeItemCode },
    { label: msg`Payment unit`, value: order.paymentUnit },
    { label: msg`Payment unit account`, value: order.paymentUnitAccount },
    {
      label: msg`Can only be consumed`,
      value: order.canOnlyConsume === 1 ? <Trans>Yes</Trans> : <Trans>No</Trans>,
    },
    { label: msg`Created by`, value: order.createName ?? order.createBy },
    { label: msg`Created`, value: timeOf(order.gmtCreate) },
    { label: msg`Last changed by`, value: order.lastModifiedBy },
    { label: msg`Last changed`, value: timeOf(order.gmtModified) },
    { label: msg`Remark`, value: order.remark, isWide: true },
  ]
}

function timeOf(value: WireTime | undefined): string | undefined {
  return value === undefined ? undefined : formatChinaTime(value)
}

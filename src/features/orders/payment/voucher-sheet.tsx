import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { Message } from '@/components/message'
import { toCapitalYuan } from '@/domain/capital-numerals'
import { formatChinaTime } from '@/domain/china-time'
import { formatYuan } from '@/domain/money'
import { paymentState } from '@/domain/order-states'
import { SETTLEMENT, settlementOf } from '@/domain/settlement'
import { LedgerDifference } from '../ledger-difference'
import type { lastApproval } from '../visible-log'
import { usePaymentLedger } from './use-payment-ledger'
import classes from './voucher.module.css'

type Approval = NonNullable<ReturnType<typeof lastApproval>> | 'none' | 'loading' | 'unknown'

interface VoucherSheetProps {
  order: PaymentOrderDetail
  /** `YYYY-MM-DD HH:mm:ss` in China */
  printedAt: string
  approval: Approval
}

/** What is on the paper. */
export function VoucherSheet({ order, printedAt, approval }: VoucherSheetProps) {
  const { ledger } = usePaymentLedger(order)
  const { code } = order
  return (
    <article className={classes.sheet}>
      <h2 className={classes.title}>
        <Trans>Payment voucher</Trans>
      </h2>
      <div className={classes.line}>
        <span>
          <Trans>Code: {code}</Trans>
        </span>
        <span>
          <Trans>Printed at {printedAt} (China time)</Trans>
        </span>
      </div>
      <Fields fields={orderFields(order)} />
      <Fields
        fields={[
          { label: msg`Taken (yuan)`, value: formatYuan(ledger.taken) },
          { label: msg`Given back (yuan)`, value: formatYuan(ledger.givenBack) },
          { label: msg`Left to debit (yuan)`, value: formatYuan(ledger.balance) },
          { label: msg`Last approval`, value: <ApprovalText approval={approval} /> },
        ]}
      />
      {ledger.difference === 0 ? null : <LedgerDifference cents={ledger.difference} />}
      <div className={classes.signatures}>
        <span>
          <Trans context="signature">Prepared by</Trans>
        </span>
        <span>
          <Trans context="signature">Reviewed by</Trans>
        </span>
        <span>
          <Trans context="signature">Booked by</Trans>
        </span>
      </div>
    </article>
  )
}

interface Field {
  label: MessageDescriptor
  value: ReactNode
  /** takes the whole width: long texts */
  isWide?: boolean
}

function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ label, value, isWide }) => (
        <div key={label.id} className={classes.field} data-wide={isWide || undefined}>
          <dt>
            <Message of={label} />
          </dt>
          <dd>{value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function orderFields(order: PaymentOrderDetail): Field[] {
  const settlement = settlementOf(order)
  return [
    {
      label: msg`Amount in capitals`,
      // The currency's name stands right before the capitals: nothing can be put between.
      value: `人民币${toCapitalYuan(order.amount)}`,
      isWide: true,
    },
    { label: msg`Amount (yuan)`, value: `¥${formatYuan(order.amount)}` },
    { label: msg`State`, value: <Message of={paymentState(order.state, settlement).name} /> },
    { label: msg`Apply date`, value: order.applyDate },
    {
      label: msg`Created`,
      value: order.gmtCreate === undefined ? undefined : formatChinaTime(order.gmtCreate),
    },
    { label: msg`Department`, value: order.affiliationDepartmentName },
    { label: msg`Park`, value: order.park?.name },
    { label: msg`Principal`, value: order.principalName },
    { label: msg`Owner`, value: order.ownerName },
    ...(settlement === SETTLEMENT.external
      ? []
      : [{ label: msg`Fee item`, value: order.feeItemName, isWide: true }]),
    ...(settlement === SETTLEMENT.internal
      ? []
      : [
          { label: msg`Payment unit`, value: order.paymentUnit, isWide: true },
          { label: msg`Payment unit account`, value: order.paymentUnitAccount, isWide: true },
        ]),
    { label: msg`Remark`, value: order.remark, isWide: true },
  ]
}

/** Who approved and when; what could not be read is never shown as if there were none. */
function ApprovalText({ approval }: { approval: Approval }) {
  if (approval === 'none') return '—'
  if (approval === 'loading') return '…'
  if (approval === 'unknown') return <Trans>The approval could not be read.</Trans>
  const { createBy, gmtCreate } = approval
  return `${createBy ?? ''} ${gmtCreate === undefined ? '' : formatChinaTime(gmtCreate)}`.trim()
}

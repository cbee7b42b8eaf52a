import { Trans } from '@lingui/react/macro'
import { paymentOrders } from '@/api/balance/payment-orders'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { AttachmentsSection, FieldsSection, LogSection, Section } from '../detail/order-sections'
import { PaymentLedger } from '../ledger/payment-ledger'
import { paymentOrderFields } from './payment-order-fields'

/** What a payment order holds. */
export function PaymentOrderSections({ order }: { order: PaymentOrderDetail }) {
  return (
    <>
      <FieldsSection fields={paymentOrderFields(order)} />
      <AttachmentsSection attachments={order.attachments} />
      <Section title={<Trans>Ledger</Trans>}>
        <PaymentLedger order={order} />
      </Section>
      <LogSection options={paymentOrders.logsOptions(order.code)} />
    </>
  )
}

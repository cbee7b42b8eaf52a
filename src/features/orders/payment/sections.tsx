import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { paymentOrders } from '@/api/resources/payment-orders'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import {
  AttachmentsSection,
  FieldsSection,
  LogSection,
  Section,
} from '../screens/detail/order-sections'
import { idText, TechnicalDetails } from '../screens/detail/technical-details'
import { PaymentLedger } from '../screens/chain/payment-ledger'
import { peopleOf } from '../workflow/people'
import { paymentOrderFields } from './fields'

/** What a payment order holds. */
export function PaymentOrderSections({ order }: { order: PaymentOrderDetail }) {
  const logs = paymentOrders.logsOptions(order.code)
  return (
    <>
      <FieldsSection fields={paymentOrderFields(order)} />
      <AttachmentsSection attachments={order.attachments} />
      <Section title={<Trans>Ledger</Trans>}>
        <PaymentLedger order={order} own={order.code} />
      </Section>
      <LogSection options={logs} people={peopleOf(order, ...order.debitOrders)} />
      <TechnicalDetails
        order={order}
        ids={[
          { id: 'channelId', label: msg`Channel id`, text: idText(order.channelId) },
          { id: 'parkId', label: msg`Park id`, text: idText(order.affiliationParkId) },
          { id: 'principalId', label: msg`Person in charge id`, text: idText(order.principalId) },
        ]}
        logs={logs}
      />
    </>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
import { paymentWorkflow } from './workflow'

/** What a payment order holds. */
export function PaymentOrderSections({ order }: { order: PaymentOrderDetail }) {
  return (
    <>
      <FieldsSection fields={paymentOrderFields(order)} />
      <AttachmentsSection attachments={order.attachments} />
      <Section title={<Trans>Ledger</Trans>}>
        <PaymentLedger order={order} own={order.code} />
      </Section>
      <LogSection
        type={paymentWorkflow}
        code={order.code}
        people={peopleOf(order, ...order.debitOrders)}
      />
      <TechnicalDetails
        type={paymentWorkflow}
        order={order}
        ids={[
          { id: 'channelId', label: msg`Channel id`, text: idText(order.channelId) },
          { id: 'parkId', label: msg`Park id`, text: idText(order.affiliationParkId) },
          { id: 'principalId', label: msg`Person in charge id`, text: idText(order.principalId) },
        ]}
      />
    </>
  )
}

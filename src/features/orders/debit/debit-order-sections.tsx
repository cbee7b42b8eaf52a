import { debitOrders } from '@/api/balance/debit-orders'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { AttachmentsSection, FieldsSection, LogSection } from '../detail/order-sections'
import { ChainSection } from '../ledger/chain-section'
import { debitOrderFields } from './debit-order-fields'

/** What a debit order holds. */
export function DebitOrderSections({ order }: { order: DebitOrderDetail }) {
  return (
    <>
      <FieldsSection fields={debitOrderFields(order)} />
      <AttachmentsSection attachments={order.attachments} />
      <ChainSection
        own="debit"
        paymentCode={order.paymentCode}
        debitCode={order.code}
        reverseCode={order.reverseOrder?.code}
      />
      <LogSection options={debitOrders.logsOptions(order.code)} />
    </>
  )
}

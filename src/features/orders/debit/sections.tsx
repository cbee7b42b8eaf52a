import { debitOrders } from '@/api/resources/debit-orders'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { AttachmentsSection, FieldsSection, LogSection } from '../screens/detail/order-sections'
import { TechnicalDetails } from '../screens/detail/technical-details'
import { ChainSection } from '../screens/chain/chain-section'
import { peopleOf } from '../workflow/people'
import { debitOrderFields } from './fields'

/** What a debit order holds. */
export function DebitOrderSections({ order }: { order: DebitOrderDetail }) {
  const { code, paymentCode, reverseOrder } = order
  const logs = debitOrders.logsOptions(code)
  return (
    <>
      <FieldsSection fields={debitOrderFields(order)} />
      <AttachmentsSection attachments={order.attachments} />
      <ChainSection
        own="debit"
        paymentCode={paymentCode}
        debitCode={code}
        reverseCode={reverseOrder?.code}
        reverse={reverseOrder ?? undefined}
      />
      <LogSection
        options={logs}
        people={peopleOf(order, ...(reverseOrder ? [reverseOrder] : []))}
      />
      <TechnicalDetails order={order} logs={logs} />
    </>
  )
}

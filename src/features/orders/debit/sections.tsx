import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { AttachmentsSection, FieldsSection, LogSection } from '../screens/detail/order-sections'
import { TechnicalDetails } from '../screens/detail/technical-details'
import { ChainSection } from '../screens/chain/chain-section'
import { peopleOf } from '../workflow/people'
import { debitOrderFields } from './fields'
import { debitWorkflow } from './workflow'

/** What a debit order holds. */
export function DebitOrderSections({ order }: { order: DebitOrderDetail }) {
  const { code, paymentCode, reverseOrder } = order
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
        type={debitWorkflow}
        code={code}
        people={peopleOf(order, ...(reverseOrder ? [reverseOrder] : []))}
      />
      <TechnicalDetails type={debitWorkflow} order={order} />
    </>
  )
}

import type { ReverseOrder } from '@/api/contract/reverse-order'
import { FieldsSection, LogSection } from '../screens/detail/order-sections'
import { TechnicalDetails } from '../screens/detail/technical-details'
import { ChainSection } from '../screens/chain/chain-section'
import { peopleOf } from '../workflow/people'
import { reverseOrderFields } from './fields'
import { reverseWorkflow } from './workflow'

/** What a reverse order holds: it has no files of its own. */
export function ReverseOrderSections({ order }: { order: ReverseOrder }) {
  const { code, paymentCode, debitCode } = order
  return (
    <>
      <FieldsSection fields={reverseOrderFields(order)} />
      <ChainSection
        own="reverse"
        paymentCode={paymentCode}
        debitCode={debitCode}
        reverseCode={code}
        reverse={order}
      />
      <LogSection type={reverseWorkflow} code={code} people={peopleOf(order)} />
      <TechnicalDetails type={reverseWorkflow} order={order} />
    </>
  )
}

import { reverseOrders } from '@/api/balance/reverse-orders'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { FieldsSection, LogSection } from '../detail/order-sections'
import { TechnicalDetails } from '../detail/technical-details'
import { ChainSection } from '../ledger/chain-section'
import { peopleOf } from '../people'
import { reverseOrderFields } from './reverse-order-fields'

/** What a reverse order holds: it has no files of its own. */
export function ReverseOrderSections({ order }: { order: ReverseOrder }) {
  const { code, paymentCode, debitCode } = order
  const logs = reverseOrders.logsOptions(code)
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
      <LogSection options={logs} people={peopleOf(order)} />
      <TechnicalDetails order={order} logs={logs} />
    </>
  )
}

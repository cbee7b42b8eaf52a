import { reverseOrders } from '@/api/balance/reverse-orders'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { FieldsSection, LogSection } from '../detail/order-sections'
import { ChainSection } from '../ledger/chain-section'
import { reverseOrderFields } from './reverse-order-fields'

/** What a reverse order holds: it has no files of its own. */
export function ReverseOrderSections({ order }: { order: ReverseOrder }) {
  return (
    <>
      <FieldsSection fields={reverseOrderFields(order)} />
      <ChainSection
        own="reverse"
        paymentCode={order.paymentCode}
        debitCode={order.debitCode}
        reverseCode={order.code}
      />
      <LogSection options={reverseOrders.logsOptions(order.code)} />
    </>
  )
}

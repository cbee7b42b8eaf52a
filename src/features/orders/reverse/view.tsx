import { msg } from '@lingui/core/macro'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import type { OrderView } from '../order-type'
import { chainOrderVoucher } from '../screens/voucher/chain-order-voucher'
import { comparedReverseFields, reverseOrderFields } from './fields'
import { reverseWorkflow } from './workflow'
import { FieldsSection, LogSection, MoreFieldsSection } from '../screens/detail/order-sections'
import { TechnicalDetails } from '../screens/detail/technical-details'
import { ChainSection } from '../screens/chain/chain-section'
import { usePeople } from '../workflow/use-people'
import { reviewedFields } from '../workflow/reviewed-fields'

export const reverseOrderView: OrderView<ReverseOrder> = {
  type: reverseWorkflow,
  Sections: ReverseOrderSections,
  ReviewSections: ReverseReviewSections,
  loadFacts: async () => (await import('./facts')).ReverseFacts,
  voucherTitle: (code) => msg`Reverse voucher ${code}`,
  VoucherSheet: chainOrderVoucher(msg`Reverse voucher`, comparedReverseFields),
}

/** What a reverse order holds: it has no files of its own. */
function ReverseOrderSections({ order }: { order: ReverseOrder }) {
  const people = usePeople(order)
  return (
    <>
      <FieldsSection fields={reverseOrderFields(order, people)} />
      <ReverseLedger order={order} />
      <LogAndIds order={order} />
    </>
  )
}

function ReverseReviewSections({ order }: { order: ReverseOrder }) {
  const { first, more } = reviewedFields(reverseOrderFields(order, usePeople(order)))
  return (
    <>
      <FieldsSection fields={first} />
      <ReverseLedger order={order} />
      <MoreFieldsSection fields={more} />
      <LogAndIds order={order} />
    </>
  )
}

function ReverseLedger({ order }: { order: ReverseOrder }) {
  const { code, paymentCode, debitCode } = order
  return (
    <ChainSection
      own="reverse"
      codes={{ payment: paymentCode, debit: debitCode, reverse: code }}
      reverse={order}
    />
  )
}

function LogAndIds({ order }: { order: ReverseOrder }) {
  return (
    <>
      <LogSection type={reverseWorkflow} code={order.code} people={usePeople(order)} />
      <TechnicalDetails type={reverseWorkflow} order={order} />
    </>
  )
}

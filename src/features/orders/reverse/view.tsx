import { msg } from '@lingui/core/macro'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import type { OrderView } from '../order-type'
import { chainOrderVoucher } from '../screens/voucher/chain-order-voucher'
import { comparedReverseFields, reverseOrderFields } from './fields'
import { reverseWorkflow } from './workflow'
import { FieldsSection, LogSection } from '../screens/detail/order-sections'
import { TechnicalDetails } from '../screens/detail/technical-details'
import { ChainSection } from '../screens/chain/chain-section'
import { peopleOf } from '../workflow/log'

export const reverseOrderView: OrderView<ReverseOrder> = {
  type: reverseWorkflow,
  Sections: ReverseOrderSections,
  voucherTitle: (code) => msg`Reverse voucher ${code}`,
  VoucherSheet: chainOrderVoucher(msg`Reverse voucher`, comparedReverseFields),
}

/** What a reverse order holds: it has no files of its own. */
function ReverseOrderSections({ order }: { order: ReverseOrder }) {
  const { code, paymentCode, debitCode } = order
  return (
    <>
      <FieldsSection fields={reverseOrderFields(order)} />
      <ChainSection
        own="reverse"
        codes={{ payment: paymentCode, debit: debitCode, reverse: code }}
        reverse={order}
      />
      <LogSection type={reverseWorkflow} code={code} people={peopleOf(order)} />
      <TechnicalDetails type={reverseWorkflow} order={order} />
    </>
  )
}

import { msg } from '@lingui/core/macro'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { attachmentCountField } from '../workflow/common-fields'
import type { OrderView } from '../order-type'
import { chainOrderVoucher } from '../screens/voucher/chain-order-voucher'
import { comparedDebitFields, debitOrderFields } from './fields'
import { debitWorkflow } from './workflow'
import {
  AttachmentsSection,
  FieldsSection,
  LogSection,
  MoreFieldsSection,
} from '../screens/detail/order-sections'
import { TechnicalDetails } from '../screens/detail/technical-details'
import { ChainSection } from '../screens/chain/chain-section'
import { usePeople } from '../workflow/use-people'
import { reviewedFields } from '../workflow/reviewed-fields'
import { Trans } from '@lingui/react/macro'
import { isReversible } from '@/domain/chain-effects'
import { reverseRules } from '@/domain/chain-order-transitions'
import { mayRaise } from '@/domain/transitions'
import { useUser } from '@/session/use-user'
import { StartLink } from '../screens/detail/start-link'

export const debitOrderView: OrderView<DebitOrderDetail> = {
  type: debitWorkflow,
  Sections: DebitOrderSections,
  ReviewSections: DebitReviewSections,
  loadFacts: async () => (await import('./facts')).DebitFacts,
  Starts: NewReverseLink,
  voucherTitle: (code) => msg`Debit voucher ${code}`,
  VoucherSheet: chainOrderVoucher(msg`Debit voucher`, (order) => [
    ...comparedDebitFields(order),
    attachmentCountField(order.attachments),
  ]),
}

function DebitOrderSections({ order }: { order: DebitOrderDetail }) {
  const people = usePeople(order)
  return (
    <>
      <FieldsSection fields={debitOrderFields(order, people)} />
      <FilesAndLedger order={order} />
      <LogAndIds order={order} />
    </>
  )
}

function DebitReviewSections({ order }: { order: DebitOrderDetail }) {
  const { first, more } = reviewedFields(debitOrderFields(order, usePeople(order)))
  return (
    <>
      <FieldsSection fields={first} />
      <FilesAndLedger order={order} />
      <MoreFieldsSection fields={more} />
      <LogAndIds order={order} />
    </>
  )
}

function FilesAndLedger({ order }: { order: DebitOrderDetail }) {
  const { code, paymentCode, reverseOrder } = order
  return (
    <>
      <AttachmentsSection attachments={order.attachments} />
      <ChainSection
        own="debit"
        codes={{ payment: paymentCode, debit: code, reverse: reverseOrder?.code }}
        reverse={reverseOrder ?? undefined}
      />
    </>
  )
}

function LogAndIds({ order }: { order: DebitOrderDetail }) {
  return (
    <>
      <LogSection type={debitWorkflow} code={order.code} people={usePeople(order)} />
      <TechnicalDetails type={debitWorkflow} order={order} />
    </>
  )
}

/** A reverse can be made of a tallied debit that has none yet. */
function NewReverseLink({ order }: { order: DebitOrderDetail }) {
  const user = useUser()
  if (!user || !mayRaise(reverseRules, user) || !isReversible(order)) return null
  return (
    <StartLink path="/reverse/order/submit" search={{ debitCode: order.code }}>
      <Trans>New reverse order</Trans>
    </StartLink>
  )
}

import { msg } from '@lingui/core/macro'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { OrderView } from '../order-type'
import { paymentWorkflow } from './workflow'
import { PaymentVoucherSheet } from './voucher-sheet'
import { Trans } from '@lingui/react/macro'
import {
  AttachmentsSection,
  FieldsSection,
  LogSection,
  MoreFieldsSection,
  Section,
} from '../screens/detail/order-sections'
import { idText, TechnicalDetails } from '../screens/detail/technical-details'
import { PaymentLedger } from '../screens/chain/payment-ledger'
import { usePeople } from '../workflow/use-people'
import { reviewedFields } from '../workflow/reviewed-fields'
import type { DisplayField } from '../display-field'
import { paymentOrderFields, principalIdField } from './fields'
import { debitRules } from '@/domain/chain-order-transitions'
import { isDebitable } from '@/domain/left-to-debit'
import { mayRaise } from '@/domain/transitions'
import { useUser } from '@/session/use-user'
import { StartLink } from '../screens/detail/start-link'

export const paymentOrderView: OrderView<PaymentOrderDetail> = {
  type: paymentWorkflow,
  Sections: PaymentOrderSections,
  ReviewSections: PaymentReviewSections,
  loadFacts: async () => (await import('./facts')).PaymentFacts,
  Starts: NewDebitLink,
  voucherTitle: (code) => msg`Payment voucher ${code}`,
  VoucherSheet: PaymentVoucherSheet,
}

function PaymentOrderSections({ order }: { order: PaymentOrderDetail }) {
  const people = usePeople(order)
  return (
    <>
      <FieldsSection fields={paymentOrderFields(order, people)} />
      <FilesAndLedger order={order} />
      <LogAndIds order={order} ids={[]} />
    </>
  )
}

function PaymentReviewSections({ order }: { order: PaymentOrderDetail }) {
  const { first, more, ids } = reviewedFields(paymentOrderFields(order, usePeople(order)))
  return (
    <>
      <FieldsSection fields={first} />
      <FilesAndLedger order={order} />
      <MoreFieldsSection fields={more} />
      <LogAndIds order={order} ids={ids} />
    </>
  )
}

function FilesAndLedger({ order }: { order: PaymentOrderDetail }) {
  return (
    <>
      <AttachmentsSection attachments={order.attachments} />
      <Section title={<Trans>Ledger</Trans>}>
        <PaymentLedger order={order} own={order.code} />
      </Section>
    </>
  )
}

interface LogAndIdsProps {
  order: PaymentOrderDetail
  /** fields that are folded away beside the ids */
  ids: readonly DisplayField[]
}

function LogAndIds({ order, ids }: LogAndIdsProps) {
  return (
    <>
      <LogSection type={paymentWorkflow} code={order.code} people={usePeople(order)} />
      <TechnicalDetails
        type={paymentWorkflow}
        order={order}
        ids={[
          ...ids,
          { id: 'channelId', label: msg`Channel id`, text: idText(order.channelId) },
          { id: 'parkId', label: msg`Park id`, text: idText(order.affiliationParkId) },
          principalIdField(order),
        ]}
      />
    </>
  )
}

/** A debit can be taken from a payment order that has money left. */
function NewDebitLink({ order: { code, state } }: { order: PaymentOrderDetail }) {
  const user = useUser()
  const isOffered = user && mayRaise(debitRules, user) && isDebitable({ state })
  if (!isOffered) return null
  return (
    <StartLink path="/debit/order/add" search={{ paymentCode: code }}>
      <Trans>New debit order</Trans>
    </StartLink>
  )
}

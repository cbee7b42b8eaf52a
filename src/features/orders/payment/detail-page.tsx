import { Trans } from '@lingui/react/macro'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { debitRules } from '@/domain/chain-order-transitions'
import { PAYMENT_STATE } from '@/domain/order-states'
import { mayRaise } from '@/domain/transitions'
import { useUser } from '@/session/use-user'
import { OrderDetailPage } from '../screens/detail/order-detail-page'
import { StartLink } from '../screens/detail/start-link'
import { paymentOrderView } from './view'

/** `/payment/order/detail?code=` */
export function PaymentOrderDetailPage({ code }: { code: string | undefined }) {
  return <OrderDetailPage view={paymentOrderView} code={code} Starts={NewDebitLink} />
}

/** A debit can be taken from a payment order that has money left. */
function NewDebitLink({ order: { code, state } }: { order: PaymentOrderDetail }) {
  const user = useUser()
  const isOffered = user && mayRaise(debitRules, user) && state === PAYMENT_STATE.tallied
  if (!isOffered) return null
  return (
    <StartLink path="/debit/order/add" search={{ paymentCode: code }}>
      <Trans>New debit order</Trans>
    </StartLink>
  )
}

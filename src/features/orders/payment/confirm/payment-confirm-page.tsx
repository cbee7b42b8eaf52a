import { Trans } from '@lingui/react/macro'
import { EmptyState } from '@/components/states/empty-state'
import { useUser } from '@/session/use-user'
import { ConfirmScreen } from '../../confirm/confirm-screen'
import { PaymentOrderSections } from '../payment-order-sections'
import { paymentOrderType } from '../payment-order-type'

interface PaymentConfirmPageProps {
  code: string | undefined
  queue: string | undefined
}

/** `/payment/confirm/submit?code=&queue=` */
export function PaymentConfirmPage({ code, queue }: PaymentConfirmPageProps) {
  const user = useUser()
  if (code === undefined) {
    return <EmptyState message={<Trans>The address names no payment order.</Trans>} />
  }
  if (!user) return null
  return (
    <ConfirmScreen type={paymentOrderType} code={code} queueId={queue} user={user}>
      {(order) => <PaymentOrderSections order={order} />}
    </ConfirmScreen>
  )
}

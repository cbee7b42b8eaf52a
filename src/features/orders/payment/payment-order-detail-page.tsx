import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askFor } from '@/api/ask'
import { paymentOrderDetailOptions } from '@/api/balance/payment-orders'
import { EmptyState } from '@/components/states/empty-state'
import { FailureState } from '@/shell/failure-state'
import { usePageActive } from '@/shell/kept-pages/page-context'
import { PageSkeleton } from '@/shell/page-skeleton'
import { PaymentOrderDetail } from './payment-order-detail'

/** `/payment/order/detail?code=` */
export function PaymentOrderDetailPage({ code }: { code: string | undefined }) {
  if (code === undefined) {
    return <EmptyState message={<Trans>The address names no payment order.</Trans>} />
  }
  return <LoadedDetail code={code} />
}

function LoadedDetail({ code }: { code: string }) {
  const queryClient = useQueryClient()
  const isActive = usePageActive()
  const options = paymentOrderDetailOptions(code)
  const { data, error } = useQuery({ ...options, subscribed: isActive })
  if (data) return <PaymentOrderDetail order={data} />
  if (!error) return <PageSkeleton />
  return (
    <FailureState
      error={error}
      onRetry={() => void askFor(queryClient, options, { anew: true }).catch(() => undefined)}
    />
  )
}

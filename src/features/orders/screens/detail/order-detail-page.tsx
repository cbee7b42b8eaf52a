import type { ComponentType } from 'react'
import { Message } from '@/components/message'
import { EmptyState } from '@/components/states/empty-state'
import { PageSkeleton } from '@/shell/page-skeleton'
import { useOrder } from '../../workflow/use-order'
import { OrderFailure } from '../parts/order-failure'
import type { OrderBase, OrderView } from '../../order-type'
import { OrderDetail } from './order-detail'

interface OrderDetailPageProps<Order extends OrderBase> {
  view: OrderView<Order>
  code: string | undefined
  /** what can be started from an order of this type */
  Starts?: ComponentType<{ order: Order }>
}

/** The detail of an order of any type: `/…/order/detail?code=` */
export function OrderDetailPage<Order extends OrderBase>({
  view,
  code,
  Starts,
}: OrderDetailPageProps<Order>) {
  if (code === undefined) {
    return <EmptyState message={<Message of={view.type.names.missingCode} />} />
  }
  return <LoadedDetail view={view} code={code} Starts={Starts} />
}

interface LoadedDetailProps<Order extends OrderBase> {
  view: OrderView<Order>
  code: string
  Starts: ComponentType<{ order: Order }> | undefined
}

function LoadedDetail<Order extends OrderBase>({ view, code, Starts }: LoadedDetailProps<Order>) {
  const { order, error, retry } = useOrder(view.type, code)
  if (order)
    return (
      <OrderDetail view={view} order={order} starts={Starts ? <Starts order={order} /> : null} />
    )
  if (!error) return <PageSkeleton />
  return <OrderFailure type={view.type} code={code} error={error} onRetry={retry} />
}

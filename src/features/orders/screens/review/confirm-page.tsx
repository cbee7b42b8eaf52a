import { Message } from '@/components/message'
import { EmptyState } from '@/components/states/empty-state'
import { useUser } from '@/session/use-user'
import type { OrderBase, OrderView } from '../../order-type'
import { ConfirmScreen } from './confirm-screen'

export interface ConfirmPageSearch {
  code: string | undefined
  queue: string | undefined
}

interface ConfirmPageProps<Order extends OrderBase> extends ConfirmPageSearch {
  view: OrderView<Order>
}

/** The confirm screen of an order type: `/…/confirm/submit?code=&queue=` */
export function ConfirmPage<Order extends OrderBase>({
  view,
  code,
  queue,
}: ConfirmPageProps<Order>) {
  const user = useUser()
  if (code === undefined)
    return <EmptyState message={<Message of={view.type.names.missingCode} />} isPage />
  if (!user) return null
  return <ConfirmScreen view={view} code={code} queueId={queue} user={user} />
}

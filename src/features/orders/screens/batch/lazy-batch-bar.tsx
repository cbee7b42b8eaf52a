import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useUser } from '@/session/use-user'
import type { BatchProps } from '../../../list/list-definition'
import type { OrderType, OrderBase } from '../../order-type'
import { toBatchOrders } from './batch-order'

const BatchBar = lazy(async () => ({ default: (await import('./batch-bar')).BatchBar }))

interface LazyBatchBarProps<Row extends OrderBase> extends BatchProps<Row> {
  type: OrderType<Row>
}

/** The batch bar of a confirm list; its code comes with the first selection. */
export function LazyBatchBar<Row extends OrderBase>({
  type,
  rows,
  onDone,
}: LazyBatchBarProps<Row>) {
  const queryClient = useQueryClient()
  const user = useUser()
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <BatchBar orders={toBatchOrders(type, rows, queryClient, user)} onDone={onDone} />
    </Suspense>
  )
}

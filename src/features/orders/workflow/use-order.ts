import { useRetry } from '@/api/user-reads'
import type { PageQuerySettings } from '@/platform/use-page-query'
import type { OrderBase, OrderWorkflow } from '../order-type'

/**
 * One order by the hook of its type, and what reads it again for a person who asks to. Which hook that is the compiler can't
 * know to stay the same; a screen keeps its type.
 */
export function useOrder<Order extends OrderBase>(type: OrderWorkflow<Order>, code: string) {
  'use no memo'
  const result = type.useOrder(code)
  const retry = useRetry(type.detail(code))
  return {
    order: result.data,
    error: result.error,
    retry,
    /** whether it was read since it is shown here; who does not ask is not rendered when it becomes so */
    get isReadHere() {
      return result.isFetchedAfterMount
    },
  }
}

/** The operation log of an order, newest first, in the same way. */
export function useOrderLog<Order extends OrderBase>(
  type: Pick<OrderWorkflow<Order>, 'useLog' | 'logs'>,
  code: string,
  settings?: PageQuerySettings,
) {
  'use no memo'
  const { data, error, isPending } = type.useLog(code, settings)
  const retry = useRetry(type.logs(code))
  return { log: data, error, isPending, retry }
}

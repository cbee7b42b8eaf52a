import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { mayBeApproved, tallyFailed, type DeductionPosition } from '@/domain/deduction-transitions'
import type { OrderListRequest } from '../orders/list/order-list-request'

/** How many waiting orders are looked through; behind them the number is a lower bound. */
const LOOKED_THROUGH = 100

export type CountRequest = OrderListRequest & { state: number }

/** A number of orders; `isAtLeast` when there may be more that could not be looked at. */
export interface Counted {
  count: number
  isAtLeast: boolean
}

/** As much of a type's reads as counting takes. */
export interface CountedReads {
  fetchList: (
    request: CountRequest,
    options: { signal: AbortSignal },
  ) => Promise<{ total: number; rows: readonly (DeductionPosition & { code: string })[] }>
  logsOptions: (code: string) => UseQueryOptions<OperationLogEntry[]>
}

/**
 * How many of the orders that seem to wait were approved and only wait for the accounting system. Only the
 * logs of those are asked for that somebody else than their creator has touched last.
 *
 * @throws ApiError when the list can't be read
 */
export async function countApproved(
  queryClient: QueryClient,
  reads: CountedReads,
  request: CountRequest,
  signal: AbortSignal,
): Promise<Counted> {
  const { rows, total } = await reads.fetchList(
    { ...request, pageNum: 1, pageSize: LOOKED_THROUGH },
    { signal },
  )
  const doubtful = rows.filter(mayBeApproved)
  const logs = await Promise.all(
    doubtful.map(({ code }) => queryClient.query(reads.logsOptions(code)).catch(() => undefined)),
  )
  const approved = doubtful.filter((row, index) => tallyFailed(row, logs[index]))
  return {
    count: approved.length,
    isAtLeast: total > rows.length || logs.includes(undefined),
  }
}

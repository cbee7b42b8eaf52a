import type { QueryClient } from '@tanstack/react-query'
import { MOST_CODES } from '@/domain/code-list'
import type { AnyListRequest, AnyOrderType } from '../orders/registry'

/** How many waiting orders are looked through; behind them the number is a lower bound. */
const LOOKED_THROUGH = 100

/**
 * Of how many orders that do not say who touched them last the log is asked for: a backend that never says it would have each of
 * them read.
 */
const SILENT_ASKED = 20

/** A number of orders; `isAtLeast` when there may be more that could not be looked at. */
export interface Counted {
  count: number
  isAtLeast: boolean
  /**
   * Which they are, where the list can't tell them from others by its filters and can be asked for so many; empty: there are none,
   * and no list shows that.
   */
  codes?: string | undefined
}

/**
 * How many of the orders that seem to wait were approved and only wait for another system. Only the logs
 * of those are asked for whose rows don't tell.
 *
 * @throws ApiError when the list can't be read
 */
export async function countApproved(
  queryClient: QueryClient,
  { reads, approvalLog, skipReason }: AnyOrderType,
  request: AnyListRequest,
  signal: AbortSignal,
): Promise<Counted> {
  const page = await reads.fetchList(
    { ...request, pageNum: 1, pageSize: LOOKED_THROUGH },
    { signal },
  )
  const { rows } = page
  const doubtful = rows.flatMap((row) => {
    const log = approvalLog(row)
    return log ? [{ row, log }] : []
  })
  const silent = doubtful.filter(({ row }) => !row.createBy || !row.lastModifiedBy)
  const passedOver = new Set(silent.slice(SILENT_ASKED))
  const asked = doubtful.filter((one) => !passedOver.has(one))
  const logs = await Promise.all(
    asked.map(({ log }) => queryClient.query(log).catch(() => undefined)),
  )
  const approved = asked.filter(({ row }, index) => skipReason(row, logs[index]))
  const count = approved.length
  const isPart = page.isAtLeast ?? page.total > rows.length
  const isAtLeast = isPart || passedOver.size > 0 || logs.includes(undefined)
  const canBeListed = !isAtLeast && count <= MOST_CODES
  const codes = canBeListed ? approved.map(({ row: { code } }) => code).join(',') : undefined
  return { count, isAtLeast, codes }
}

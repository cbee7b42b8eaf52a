import { skipToken } from '@tanstack/react-query'
import { useRetry } from '@/api/user-reads'
import { usePageQuery } from '@/platform/use-page-query'
import type { RecentOrders, RecentSearch } from '../../../workflow/recent-orders'

/** A look at a list, as far as it has come. */
export interface RecentOrdersRead {
  state: 'loading' | 'failed' | 'too-many' | 'known'
  found: RecentOrders | undefined
  retry: () => void
}

const NOTHING: RecentSearch = { queryKey: ['recent', 'nothing'], queryFn: skipToken }

/** Reads what is found beside an order; undefined where there is nothing to look for. */
export function useRecentOrders(search: RecentSearch | undefined): RecentOrdersRead | undefined {
  const { data, error } = usePageQuery(search ?? NOTHING)
  const retry = useRetry(search ?? NOTHING)
  if (!search) return undefined
  if (data?.isPart) return { state: 'failed', found: undefined, retry }
  if (!data) return { state: error ? 'failed' : 'loading', found: undefined, retry }
  return { state: data.areTooMany ? 'too-many' : 'known', found: data, retry }
}

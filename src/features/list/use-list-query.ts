import type { Page } from '@/api/contract/envelope'
import type { RowData } from '@/components/data-table/data-column'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { fetchForUser, startRead } from '@/api/user-reads'
import { whenIdle } from '@/platform/when-idle'
import { usePageEffect } from '@/platform/page-active'
import { presentFailure } from '@/shell/present-failure'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'

/** What of a list its rows are read by. */
type ReadList<Row extends RowData, Search extends ListSearch, Request extends ListRequest> = Pick<
  ListDefinition<Row, Search, Request>,
  'options' | 'refuseRepeat' | 'useRows'
>

/**
 * The rows of a list's page: those of the page before stay, marked stale, until the new ones are
 * there; the next page is fetched when the browser is idle. A hidden list rests.
 */
export function useListQuery<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>(list: ReadList<Row, Search, Request>, request: Request) {
  const queryClient = useQueryClient()
  const options = list.options(request)
  const { data, dataUpdatedAt, error, isPlaceholderData, isFetching, errorUpdateCount } = useRows(
    list,
    request,
  )

  const total = data?.total ?? 0
  // Rows of another page may have been asked for by another size.
  const pageSize =
    data && !isPlaceholderData ? sizeOfPages(data, request.pageSize) : request.pageSize
  const hasNextPage = request.pageNum * pageSize < total
  const canPrefetch = hasNextPage && !isPlaceholderData
  usePageEffect(() => {
    if (!canPrefetch) return undefined
    return whenIdle(() => {
      const next = { ...request, pageNum: request.pageNum + 1 }
      startRead(queryClient, list.options(next), { isPreload: true })
    })
  }, [canPrefetch, request])

  /** A person asks for the same again: refused when it was asked for a moment ago. */
  const refresh = () => {
    try {
      list.refuseRepeat(request)
    } catch (failure) {
      presentFailure(failure, { asked: true })
      return
    }
    retry()
  }
  const retry = () => {
    // The cache shows the failure; here is nothing more to say.
    fetchForUser(queryClient, options, { refetch: true }).catch(() => undefined)
  }
  /** A person searches for the same again from another page: nothing that was read of it counts any more. */
  const outdate = () => {
    const queryKey = options.queryKey.slice(0, -1)
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  return {
    page: data,
    pageSize,
    // Of what could not be read there was none in sight: what stands there while it is tried again is another list's, and not told.
    total: isPlaceholderData && errorUpdateCount > 0 ? undefined : data?.total,
    readAt: dataUpdatedAt,
    error,
    isStale: isPlaceholderData,
    isFetching,
    refresh,
    retry,
    outdate,
  }
}

/** How many rows a page has: a server may give smaller ones than it is asked for, and says so. */
function sizeOfPages({ rows, pageNum, pageSize, total }: Page<RowData>, asked: number): number {
  // One that is silent about it reads as 10, whatever it gives.
  const isSo = (pageNum - 1) * pageSize + rows.length === Math.min(pageNum * pageSize, total)
  return isSo ? Math.min(pageSize, asked) : asked
}

/** By the hook of the list's resource: the compiler can't know that a list keeps it. */
function useRows<Row extends RowData, Search extends ListSearch, Request extends ListRequest>(
  list: ReadList<Row, Search, Request>,
  request: Request,
) {
  'use no memo'
  return list.useRows(request, { placeholderData: keepPreviousData })
}

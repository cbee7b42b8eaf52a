import {
  notifyManager,
  QueryObserver,
  useQueryClient,
  type keepPreviousData,
  type DefaultError,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { PageActivityContext } from './page-active'

/** How a screen wants a read where that is not as the resource has it. */
export interface PageQuerySettings {
  /** whether it is wanted yet */
  enabled?: boolean
  /** ms; 0 where it must be newer than what is there */
  staleTime?: number
  /** the answer before stays until the next is there */
  placeholderData?: typeof keepPreviousData
}

/**
 * `useQuery` for what stands in a cached page. Hidden, the query rests; shown again, it reads what is stale
 * by then, and once more what had failed and is not there. The `subscribed` of `useQuery` does the same but is a prop: the page would have to render for
 * it, on the way out and on every way back. See docs/decisions/page-cache.md.
 */
export function usePageQuery<
  Output,
  Failure = DefaultError,
  Data = Output,
  Key extends QueryKey = QueryKey,
>(
  options: QueryObserverOptions<Output, Failure, Data, Output, Key>,
): QueryObserverResult<Data, Failure> {
  // What the observer knows changes under the same reference.
  'use no memo'
  const page = use(PageActivityContext)
  const queryClient = useQueryClient()
  const defaulted = queryClient.defaultQueryOptions(options)
  if (page.isActive()) defaulted._optimisticResults = 'optimistic'
  const [observer] = useState(
    () => new QueryObserver<Output, Failure, Data, Output, Key>(queryClient, defaulted),
  )
  const result = observer.getOptimisticResult(defaulted)
  const subscribe = useCallback(
    (onChange: () => void) => {
      let rest: (() => void) | undefined
      const follow = () => {
        rest?.()
        rest = undefined
        if (!page.isActive()) return
        const { data, error } = observer.getCurrentResult()
        rest = observer.subscribe(notifyManager.batchCalls(onChange))
        observer.updateResult()
        const now = observer.getCurrentResult()
        // What changed meanwhile stands there in the first frame: the observer tells of it one later.
        if (now.data !== data || now.error !== error) onChange()
      }
      follow()
      const stop = page.subscribe(() => {
        // What has failed since the page was left, who comes back may have asked for just now.
        observer.options.retryOnMount =
          observer.getCurrentResult().error === observer.getCurrentQuery().state.error
        follow()
      })
      return () => {
        stop()
        rest?.()
      }
    },
    [observer, page],
  )
  useSyncExternalStore(subscribe, () => observer.getCurrentResult())
  useEffect(() => observer.setOptions(defaulted), [observer, defaulted])
  return observer.trackResult(result)
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FOR_LISTENERS } from '@/components/for-listeners'
import { usePageEffect } from '@/platform/page-active'

interface RowsStatusProps {
  pageNum: number
  /** how many rows the page shows */
  count: number
  /** tells what is asked for from anything else */
  requestKey: string
  /** of what is asked for: what was read of it before is not told while it is read again */
  queryKey: QueryKey
  /** what is asked for is not there: rows of another page or filter stand there until it is, or none */
  isAwaited: boolean
}

/**
 * Tells who listens that the rows of another page or filter are there: who looks sees them change, and the total, which
 * tells of itself, may stay the same.
 */
export function RowsStatus({
  pageNum,
  count,
  requestKey,
  queryKey,
  isAwaited: isMissing,
}: RowsStatusProps) {
  const [told, setTold] = useState<Omit<RowsStatusProps, 'isAwaited' | 'queryKey'>>()
  const isReadAgain = useIsBeingRead(queryKey)
  const isAwaited = isMissing || isReadAgain
  const known = useRef(requestKey)
  useEffect(() => {
    if (isAwaited || known.current === requestKey) return
    known.current = requestKey
    setTold({ pageNum, count, requestKey })
  }, [pageNum, count, requestKey, isAwaited])
  // A list that one comes back to has nothing to tell.
  usePageEffect(() => () => setTold(undefined))
  return (
    <span role="status" style={FOR_LISTENERS}>
      {told ? (
        // Said anew also where it is the same.
        <Told key={told.requestKey} {...told} />
      ) : null}
    </span>
  )
}

/** The library's own hook for it would come with the first rows. */
function useIsBeingRead(queryKey: QueryKey): boolean {
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    // Together with those who show what was read.
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  return useSyncExternalStore(
    subscribe,
    () => queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching',
  )
}

function Told({ pageNum, count }: Pick<RowsStatusProps, 'pageNum' | 'count'>) {
  const { t } = useLingui()
  return <span>{t`Page ${pageNum}: ${plural(count, { one: '# row', other: '# rows' })}`}</span>
}

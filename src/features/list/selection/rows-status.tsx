import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { hashKey, notifyManager, useQueryClient, type QueryKey } from '@tanstack/react-query'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { isWaitedFor } from '@/api/user-reads'
import { FOR_LISTENERS } from '@/components/for-listeners'
import { usePageEffect } from '@/platform/page-active'
import './rows-status.css'

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
 * tells of itself, may stay the same. So it does of what a person had read again, and the button for that is busy meanwhile.
 */
export function RowsStatus({
  pageNum,
  count,
  requestKey: shownKey,
  queryKey,
  isAwaited: isMissing,
}: RowsStatusProps) {
  const [told, setTold] = useState<Omit<RowsStatusProps, 'isAwaited' | 'queryKey'>>()
  const root = useRef<HTMLSpanElement>(null)
  const { isReadAgain, refreshes } = useReadAgain(root, queryKey)
  const isAwaited = isMissing || isReadAgain
  const requestKey = `${shownKey} ${refreshes}`
  const known = useRef(requestKey)
  useEffect(() => {
    if (isAwaited || known.current === requestKey) return
    known.current = requestKey
    setTold({ pageNum, count, requestKey })
  }, [pageNum, count, requestKey, isAwaited])
  // A list that one comes back to has nothing to tell.
  usePageEffect(() => () => setTold(undefined))
  return (
    <span ref={root} role="status" style={FOR_LISTENERS}>
      {told ? (
        // Said anew also where it is the same.
        <Told key={told.requestKey} {...told} />
      ) : null}
    </span>
  )
}

/**
 * Whether what shows is being read again, and how often it has come because a person wanted it so. The button that they
 * press for it is marked from here, without a render around the rows, and keeps its name and the focus.
 */
function useReadAgain(root: RefObject<HTMLElement | null>, queryKey: QueryKey) {
  const queryClient = useQueryClient()
  const reading = useReading(queryKey)
  const [refreshes, setRefreshes] = useState(0)
  const hash = hashKey(queryKey)
  useEffect(() => {
    if (reading !== 'asked') return undefined
    const button = root.current?.parentElement?.querySelector('[data-refresh]')
    const reads = () => queryClient.getQueryCache().get(hash)?.state.dataUpdateCount ?? 0
    const before = reads()
    button?.setAttribute('aria-busy', 'true')
    return () => {
      button?.removeAttribute('aria-busy')
      if (reads() > before) setRefreshes((times) => times + 1)
    }
  }, [queryClient, root, hash, reading])
  return { isReadAgain: reading !== 'no', refreshes }
}

/**
 * Whether what shows is being read, and whether by a person's wish where there is something that shows. The library's own hook for
 * it would come with the first rows.
 */
function useReading(queryKey: QueryKey): 'no' | 'asked' | 'quietly' {
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    // Together with those who show what was read.
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queryClient],
  )
  return useSyncExternalStore(subscribe, () => {
    const state = queryClient.getQueryState(queryKey)
    if (state?.fetchStatus !== 'fetching') return 'no'
    return state.data !== undefined && isWaitedFor(hashKey(queryKey)) ? 'asked' : 'quietly'
  })
}

function Told({ pageNum, count }: Pick<RowsStatusProps, 'pageNum' | 'count'>) {
  const { t } = useLingui()
  return <span>{t`Page ${pageNum}: ${plural(count, { one: '# row', other: '# rows' })}`}</span>
}

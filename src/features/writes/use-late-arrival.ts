import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** When a write that was found not to be done is looked at again, in ms after that: what was held up on its way comes late. */
export const LATER_LOOKS_MS: readonly number[] = [10_000, 30_000, 120_000]

interface LateArrival {
  /** it was found not to be done, and that is still said */
  isAwaited: boolean
  /** it was found out since the page is there: what was found out before is not asked about by itself */
  isNew: boolean
  /** whether what was read shows its document as another than it was when the write was sent */
  isMoved: (queryHash: string, data: unknown) => boolean
  /** looks once, says nothing where nothing is found, and does nothing any more once it is called off */
  look: (signal: AbortSignal) => Promise<void>
}

/**
 * Looks again, without a word, whether a write has arrived after it was found not to be done: a few times, and as soon as its
 * document has been read as another one. See docs/domain/writes.md, "Unknown outcomes".
 */
export function useLateArrival({ isAwaited, isNew, isMoved, look }: LateArrival): void {
  const queryClient = useQueryClient()
  const lookNow = useEffectEvent(look)
  const shows = useEffectEvent(isMoved)
  useEffect(() => {
    if (!isAwaited) return
    const ended = new AbortController()
    let isLooking = false
    const lookOnce = () => {
      if (isLooking) return
      isLooking = true
      // What can't be asked is looked at the next time.
      const over = () => {
        isLooking = false
      }
      lookNow(ended.signal).then(over, over)
    }
    const timers = isNew ? LATER_LOOKS_MS.map((ms) => setTimeout(lookOnce, ms)) : []
    const reads = queryClient.getQueryCache()
    const endWatch = reads.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      const { queryHash, state } = event.query
      const data: unknown = state.data
      if (shows(queryHash, data)) lookOnce()
    })
    // Where this is said below a document, that was read before.
    if (reads.getAll().some(({ queryHash, state: { data } }) => shows(queryHash, data))) lookOnce()
    return () => {
      ended.abort()
      timers.forEach(clearTimeout)
      endWatch()
    }
  }, [isAwaited, isNew, queryClient])
}

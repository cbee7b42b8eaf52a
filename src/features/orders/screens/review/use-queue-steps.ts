import { useEffect, useEffectEvent, useRef } from 'react'
import type { useQueue } from './use-queue'

/**
 * Goes through the queue by keys. Those pressed while it is on its way are kept, and count once it is there.
 *
 * @param show goes to an order; undefined where there is none
 */
export function useQueueSteps(
  queue: ReturnType<typeof useQueue>,
  show: (code: string | undefined) => void,
): { next: () => void; previous: () => void } {
  const kept = useRef(0)
  const { isLoading } = queue
  const settle = useEffectEvent(() => {
    const steps = kept.current
    kept.current = 0
    if (steps !== 0 && !queue.hasFailed) show(queue.after(steps))
  })
  useEffect(() => {
    if (!isLoading) settle()
  }, [isLoading])
  const go = (step: 1 | -1) => {
    if (isLoading) kept.current += step
    else show(step === 1 ? queue.next : queue.previous)
  }
  return { next: () => go(1), previous: () => go(-1) }
}

import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same and does what the last render says. What it is given to need not render
 * when only that has changed. For events: not to be called while rendering.
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

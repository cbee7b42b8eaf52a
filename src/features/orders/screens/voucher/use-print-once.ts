import { useEffect } from 'react'

/** Prints when it is ready, after the browser has laid it out. */
export function usePrintOnce(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => window.print(), 0)
    return () => clearTimeout(timer)
  }, [isReady])
}

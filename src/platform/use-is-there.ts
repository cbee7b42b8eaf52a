import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether the component is still there, for what comes back to it later: its page or its dialog may be closed by then. The
 * function stays the same. Not to be called while rendering.
 */
export function useIsThere(): () => boolean {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return useCallback(() => isThere.current, [])
}

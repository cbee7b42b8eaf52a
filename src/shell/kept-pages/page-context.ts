import { createContext, use } from 'react'

/** Whether the page around is the one that shows. */
export const PageContext = createContext(true)

/**
 * Whether the page that calls this is the one that shows. A hidden page pauses: its queries are not
 * subscribed, its shortcuts and timers rest.
 */
export function usePageActive(): boolean {
  return use(PageContext)
}

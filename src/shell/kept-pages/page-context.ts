import { createContext, use } from 'react'

/** Whether the page around is the one that shows. */
export const PageContext = createContext(true)

/** What the page around is known by. */
export const PageKeyContext = createContext('')

/**
 * Whether the page that calls this is the one that shows. A hidden page pauses: its queries are not
 * subscribed, its shortcuts and timers rest.
 */
export function usePageActive(): boolean {
  return use(PageContext)
}

/** The key of the page that calls this: what its tag, its marks and its unsaved work are known by. */
export function usePageKey(): string {
  return use(PageKeyContext)
}

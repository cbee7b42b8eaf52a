import { createContext, use } from 'react'

/** What the page around is known by. */
export const PageKeyContext = createContext('')

/** The key of the page that calls this: what its tag, its marks and its unsaved work are known by. */
export function usePageKey(): string {
  return use(PageKeyContext)
}

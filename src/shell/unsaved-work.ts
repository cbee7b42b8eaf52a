import { useEffect } from 'react'
import { usePageKey } from './page-cache/page-context'

/** The pages with work that is not saved, by their key: the one register the shell asks. */
let pages: ReadonlySet<string> = new Set()
/** What else must not be cut off: writes under way, and writes remembered in memory only. */
const holds = new Set<symbol>()
let isLeavingAllowed = false

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeavingAllowed) event.preventDefault()
}

function change(next: ReadonlySet<string>): void {
  pages = next
  listen()
}

/** Only while there is something to lose: the listener alone slows leaving a page down. */
function listen(): void {
  // Rules that run without a browser hold nothing back.
  if (typeof addEventListener !== 'function' || typeof removeEventListener !== 'function') return
  if (pages.size > 0 || holds.size > 0) addEventListener('beforeunload', askBeforeUnload)
  else removeEventListener('beforeunload', askBeforeUnload)
}

/** Makes the browser ask before the page is left. Returns the function that ends it. */
export function holdLeaving(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  listen()
  return () => {
    holds.delete(hold)
    listen()
  }
}

/** The keys of the pages with work that is not saved. */
export function unsavedPages(): ReadonlySet<string> {
  return pages
}

/** Whether a page has work that is not saved. */
export function hasUnsavedWork(pageKey: string): boolean {
  return pages.has(pageKey)
}

/**
 * The page may be left without the browser's question: the person was asked already, or everything
 * typed is in a draft and the page comes back at once.
 */
export function allowLeaving(): void {
  isLeavingAllowed = true
}

/** Says whether the page that calls this has work that is not saved, as long as the page is there. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const pageKey = usePageKey()
  useEffect(() => {
    if (!isUnsaved) return
    change(new Set([...pages, pageKey]))
    return () => change(new Set([...pages].filter((key) => key !== pageKey)))
  }, [pageKey, isUnsaved])
}

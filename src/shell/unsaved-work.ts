import { useEffect } from 'react'

/** The pages with work that is not saved, by their key: the one register the shell asks. */
const pages = new Set<string>()

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function changed(): void {
  // Only while there is something to lose: the listener alone slows leaving a page down.
  if (pages.size > 0) addEventListener('beforeunload', askBeforeUnload)
  else removeEventListener('beforeunload', askBeforeUnload)
}

/** Whether a page has work that is not saved. */
export function hasUnsavedWork(pageKey: string): boolean {
  return pages.has(pageKey)
}

/** Says whether a page has work that is not saved, as long as the page is there. */
export function useUnsavedWork(pageKey: string, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    pages.add(pageKey)
    changed()
    return () => {
      pages.delete(pageKey)
      changed()
    }
  }, [pageKey, isUnsaved])
}

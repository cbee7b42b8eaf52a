import { useEffect } from 'react'
import { usePageKey } from './page-cache/page-context'

/**
 * `typed`: kept as a draft; `running`: one write after the other is sent, which ends with the page; `write`: a single one is under
 * way, which doesn't; `files`: they are not attached yet, and kept nowhere.
 */
export type UnsavedKind = 'typed' | 'running' | 'write' | 'files'

interface Unsaved {
  pageKey: string
  kind: UnsavedKind
}

/** The work that is not saved: the one register the shell asks. */
let works: readonly Unsaved[] = []
/** What else must not be cut off: writes under way, and writes remembered in memory only. */
const holds = new Set<symbol>()
let isLeavingAllowed = false

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isLeavingAllowed) event.preventDefault()
}

function change(next: readonly Unsaved[]): void {
  works = next
  listen()
}

/** Only while there is something to lose: the listener alone slows leaving a page down. */
function listen(): void {
  // Rules that run without a browser hold nothing back.
  if (typeof addEventListener !== 'function' || typeof removeEventListener !== 'function') return
  if (works.length > 0 || holds.size > 0) addEventListener('beforeunload', askBeforeUnload)
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
  return new Set(works.map(({ pageKey }) => pageKey))
}

/** What work that is not saved a page has. */
export function unsavedKinds(of: string): UnsavedKind[] {
  return works.flatMap(({ pageKey, kind }) => (pageKey === of ? [kind] : []))
}

/** Whether a page has work that is not saved. */
export function hasUnsavedWork(pageKey: string): boolean {
  return unsavedKinds(pageKey).length > 0
}

/** Whether something that a page has begun is still being sent. */
export function isStillSending(pageKey: string): boolean {
  return unsavedKinds(pageKey).includes('running')
}

/**
 * The page may be left without the browser's question: the person was asked already, or everything
 * typed is in a draft and the page comes back at once.
 */
export function allowLeaving(): void {
  isLeavingAllowed = true
}

/** Says whether the page that calls this has work that is not saved, as long as the page is there. */
export function useUnsavedWork(isUnsaved: boolean, kind: UnsavedKind = 'typed'): void {
  const pageKey = usePageKey()
  useEffect(() => {
    if (!isUnsaved) return
    const work = { pageKey, kind }
    change([...works, work])
    return () => change(works.filter((other) => other !== work))
  }, [pageKey, isUnsaved, kind])
}

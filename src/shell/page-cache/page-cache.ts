import { deepEqual } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { closeMenus } from '@/platform/open-menus'
import { hasUnsavedWork } from '../unsaved-work'

/**
 * Pages that stay mounted while the person looks at another one, so that going back shows their rows
 * in the first frame. See docs/decisions/page-cache.md.
 */

export interface CachedPage {
  /** path, and the document's code where one path shows many */
  key: string
  /** the URL's search, parsed by the route's schema, as JSON; frozen while the page is hidden */
  search: string
  element: ReactElement
  /** stays for as long as its tag is open; of the others only the ones seen last do */
  lasting: boolean
  /** when a person last asked for the page anew, in epoch ms; the page is then mounted anew */
  refreshedAt?: number | undefined
}

interface Snapshot {
  pages: readonly CachedPage[]
  activeKey: string | undefined
}

/** How many documents are kept beside the lists; the one seen longest ago is let go first. */
const KEPT_DOCUMENTS = 4

/** The same in whatever order the URL says it. */
function isSameSearch(one: string, other: string): boolean {
  return one === other || deepEqual(JSON.parse(one), JSON.parse(other))
}

/** The store behind the page host. Pages are in the order in which they were first shown. */
export class PageCache {
  #snapshot: Snapshot = { pages: [], activeKey: undefined }
  /** keys of pages that are not lasting, the one shown last at the end */
  #recent: string[] = []
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Snapshot => this.#snapshot

  /**
   * Shows a page: a kept one comes back as it was, a new one is mounted. The router makes new search
   * objects on every navigation, so they are compared by value and the old element stays where they
   * are equal, or the whole page would render again for nothing. A refresh that the page has seen
   * already, as when one goes back in the history, is none.
   */
  show(page: CachedPage): void {
    const known = this.#snapshot.pages.find(({ key }) => key === page.key)
    const refreshedAt = Math.max(page.refreshedAt ?? 0, known?.refreshedAt ?? 0)
    const isUnchanged =
      known !== undefined &&
      isSameSearch(known.search, page.search) &&
      refreshedAt === (known.refreshedAt ?? 0)
    if (isUnchanged && this.#snapshot.activeKey === page.key) return
    // The first page comes behind whatever was opened while it was waited for.
    if (this.#snapshot.activeKey !== page.key && this.#snapshot.pages.length > 0) closeMenus('page')
    const shown = isUnchanged ? known : { ...page, refreshedAt }
    const pages = known
      ? this.#snapshot.pages.map((other) => (other.key === page.key ? shown : other))
      : [...this.#snapshot.pages, shown]
    this.#publish({ pages: this.#withoutForgotten(pages, shown), activeKey: shown.key })
  }

  /** Hides the page when it is the one that shows; it stays mounted. */
  hide(key: string): void {
    if (this.#snapshot.activeKey !== key) return
    // What shows next may be none of the kept pages, as where an address leads nowhere.
    closeMenus('page')
    this.#publish({ ...this.#snapshot, activeKey: undefined })
  }

  /** Unmounts a page for good: it was closed. */
  close(key: string): void {
    const { pages, activeKey } = this.#snapshot
    this.#recent = this.#recent.filter((other) => other !== key)
    this.#publish({
      pages: pages.filter((page) => page.key !== key),
      activeKey: activeKey === key ? undefined : activeKey,
    })
  }

  /** Unmounts every page: another person must not see what the one before had open. */
  clear(): void {
    this.#recent = []
    this.#publish({ pages: [], activeKey: undefined })
  }

  #withoutForgotten(pages: CachedPage[], shown: CachedPage): CachedPage[] {
    if (shown.lasting) return pages
    this.#recent = [...this.#recent.filter((key) => key !== shown.key), shown.key]
    // Unsaved work is never let go, however long ago it was looked at.
    const free = this.#recent.filter((key) => !hasUnsavedWork(key))
    const forgotten = new Set(free.slice(0, Math.max(0, free.length - KEPT_DOCUMENTS)))
    this.#recent = this.#recent.filter((key) => !forgotten.has(key))
    return pages.filter(({ key }) => !forgotten.has(key))
  }

  #publish(snapshot: Snapshot): void {
    this.#snapshot = snapshot
    for (const listener of this.#listeners) listener()
  }
}

/** The pages kept in this tab. */
export const pageCache = new PageCache()

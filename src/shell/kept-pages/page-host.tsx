import { Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { PageBoundary } from '../page-boundary'
import { PageSkeleton } from '../page-skeleton'
import { keptPages, type KeptPage } from './kept-pages'
import { PageContext } from './page-context'
import classes from './page-host.module.css'

/** Renders every kept page: the active one visible, each with its own scroller and boundaries. */
export function PageHost() {
  const { pages, activeKey } = useSyncExternalStore(keptPages.subscribe, keptPages.snapshot)
  return pages.map((page) => (
    <PageSlot key={page.key} page={page} isActive={page.key === activeKey} />
  ))
}

interface PageSlotProps {
  page: KeptPage
  isActive: boolean
}

/**
 * One kept page. It is hidden by `content-visibility`, which keeps its layout and scroll where
 * `display: none` would make the browser lay it out again; `inert` takes it from focus and from
 * assistive technology. Coming back, the focus is where it was: on the row one came from.
 */
function PageSlot({ page, isActive }: PageSlotProps) {
  const lastFocused = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    if (isActive && isFocusLost()) lastFocused.current?.focus({ preventScroll: true })
  }, [isActive])
  return (
    <div
      className={classes.slot}
      data-hidden={isActive ? undefined : true}
      inert={!isActive}
      onFocus={({ target }) => {
        lastFocused.current = target
      }}
    >
      <div className={classes.scroller} data-page-scroller>
        <PageContext value={isActive}>
          <PageBoundary>
            <Suspense fallback={<PageSkeleton />}>{page.element}</Suspense>
          </PageBoundary>
        </PageContext>
      </div>
    </div>
  )
}

/** Whether the focus is on nothing, or on a page that was just hidden. */
function isFocusLost(): boolean {
  const { activeElement } = document
  return (
    !activeElement || activeElement === document.body || Boolean(activeElement.closest('[inert]'))
  )
}

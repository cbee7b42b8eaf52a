import { useQueryClient } from '@tanstack/react-query'
import {
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { PageBoundary } from '../page-boundary'
import { PageSkeleton } from '../page-skeleton'
import { pageCache, type CachedPage } from './page-cache'
import { PageKeyContext } from './page-context'
import { forgetQueries, rememberQueries } from './page-queries'
import classes from './page-host.module.css'

/** Renders every cached page: the active one visible, each with its own scroller and boundaries. */
export function PageHost() {
  const { pages, activeKey } = useSyncExternalStore(pageCache.subscribe, pageCache.snapshot)
  return pages.map((page) => (
    <PageSlot
      key={`${page.key} ${page.refreshedAt ?? 0}`}
      page={page}
      isActive={page.key === activeKey}
    />
  ))
}

interface PageSlotProps {
  page: CachedPage
  isActive: boolean
}

/**
 * One cached page. It is hidden by `content-visibility`, which keeps its layout and scroll where
 * `display: none` would make the browser lay it out again, and takes it from focus, search in the page and
 * assistive technology as well. So it is not `inert`: that is inherited, and the browser would compute the styles of everything in
 * the page anew when it comes back. Coming back, the focus is where it was: on the row one came from.
 */
const PageSlot = memo(function PageSlotContent({ page, isActive }: PageSlotProps) {
  const queryClient = useQueryClient()
  const [activity] = useState(() => new PageActivity(isActive))
  const slot = useRef<HTMLDivElement>(null)
  const lastFocused = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    activity.set(isActive)
    if (!isActive) return
    moveFocus(lastFocused.current)
    if (activity.isAwaited) {
      settleStyles(slot.current)
      activity.arrive(!isElsewhere())
    }
    // The observers of the page let go later than this: what it reads can still be told.
    return () => rememberQueries(queryClient, page.key)
  }, [activity, isActive, page.key, queryClient])
  useEffect(
    () => () => {
      // What is under way in a page that was closed must not take anybody back to it.
      activity.set(false)
      forgetQueries(page.key)
    },
    [activity, page.key],
  )
  return (
    <div
      ref={slot}
      className={classes.slot}
      data-hidden={isActive ? undefined : true}
      onFocus={({ target }) => {
        // React tells of a dialog's focus too, which stands elsewhere.
        if (slot.current?.contains(target)) lastFocused.current = target
        else inOwnDialog = target
      }}
    >
      <div className={classes.scroller} data-page-scroller>
        <PageKeyContext value={page.key}>
          <PageActivityContext value={activity}>
            <PageBoundary>
              <Suspense fallback={<PageSkeleton />}>{page.element}</Suspense>
            </PageBoundary>
          </PageActivityContext>
        </PageKeyContext>
      </div>
    </div>
  )
})

/** The first page does not take the focus: the first Tab is for the link that skips to it. */
let isFirstPage = true

/** What had the focus last in a dialog of a page's own, which is closed with the page. */
let inOwnDialog: Element | undefined

/**
 * Whether the focus stays where it is: on a tag, from where one walks through the open pages, or in a dialog above them. The
 * tabs of a list are in a page, and go with it.
 */
function isElsewhere(): boolean {
  const { activeElement } = document
  if (activeElement === inOwnDialog) return false
  const at = activeElement?.closest('[role=tablist], [role=dialog]')
  return at?.closest('[data-page-scroller]') === null
}

/**
 * Moves the focus into the page that has come up: to where it was when the page was left, else to its
 * beginning.
 */
function moveFocus(lastFocused: HTMLElement | undefined): void {
  if (isFirstPage) {
    isFirstPage = false
    return
  }
  if (isElsewhere()) return
  const target = lastFocused?.isConnected ? lastFocused : document.getElementById('content')
  settleStyles(target?.closest('[data-page-scroller]')?.parentElement)
  target?.focus({ preventScroll: true })
}

/** A page still counts as hidden until styles are computed: what asks for its layout before lays out a hidden page. */
function settleStyles(slot: Element | null | undefined): void {
  if (slot) void getComputedStyle(slot).contentVisibility
}

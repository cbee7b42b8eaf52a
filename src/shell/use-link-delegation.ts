import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, type MouseEvent as Press, type RefObject } from 'react'
import { isPlainClick, PRELOAD_AFTER_MS } from './link-events'

/**
 * Lets the router handle clicks on plain anchors inside `container` that lead to a page of this
 * application, and preloads those that ask for it when they are pointed at or focused.
 */
export function useLinkDelegation(container: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const element = container.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const click = (event: MouseEvent) => follow(router.history, event)
    const preload = (event: Event) => {
      clearTimeout(timer)
      const target = pageOf(event.target)
      if (!target?.hasAttribute('data-preload')) return
      timer = setTimeout(() => {
        void router.preloadRoute({ to: '.', href: target.pathname + target.search })
      }, PRELOAD_AFTER_MS)
    }
    const stop = () => clearTimeout(timer)
    element.addEventListener('click', click)
    element.addEventListener('mouseover', preload)
    element.addEventListener('focusin', preload)
    element.addEventListener('mouseleave', stop)
    return () => {
      stop()
      element.removeEventListener('click', click)
      element.removeEventListener('mouseover', preload)
      element.removeEventListener('focusin', preload)
      element.removeEventListener('mouseleave', stop)
    }
  }, [container, router])
}

/**
 * Gives the `onClick` of an anchor outside of such a container, beside others that lead out of the application: where it leads to a
 * page of this one the router goes there, and nothing that is open is lost.
 */
export function useOwnLink(): (event: Press) => void {
  const router = useRouter()
  return ({ nativeEvent }) => follow(router.history, nativeEvent)
}

type History = Pick<RouterHistory, 'location' | 'push' | 'replace'>

function follow(history: History, event: MouseEvent): void {
  const target = pageOf(event.target)
  if (!target || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  const href = target.pathname + target.search + target.hash
  // As in a browser: what shows already is no further step in the history, or Back would seem to do nothing.
  if (href === history.location.href) history.replace(href)
  else history.push(href)
}

/** The anchor around an event's target when it leads to a page of this application. */
function pageOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null
  const isPage =
    anchor &&
    anchor.origin === location.origin &&
    anchor.pathname.startsWith(import.meta.env.BASE_URL) &&
    !anchor.target &&
    !anchor.hasAttribute('download') &&
    !anchor.getAttribute('href')?.startsWith('#') &&
    !/^\/(api|auth|haiermice)\//.test(anchor.pathname)
  return isPage ? anchor : undefined
}

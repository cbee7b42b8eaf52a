import { useRouter } from '@tanstack/react-router'
import { useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { useUser } from '@/session/use-user'
import { appHref } from './app-href'
import { isPlainClick, PRELOAD_AFTER_MS } from './link-events'
import { useOpenTags } from './page-tags/open-tags'
import type { PageSearch } from './pages'

/**
 * Tells of a list whether it is open, and with which search it was left; undefined when it is not.
 * Whoever follows a link to an open page finds it as it was.
 */
export function useOpenSearch(): (path: string) => PageSearch | undefined {
  const tags = useOpenTags(useUser()?.username ?? '')
  return (path) => tags.find(({ key }) => key === path)?.search
}

/**
 * Gives what makes an anchor a link of the shell to a page whose path is data: it comes from a server or a
 * store, so the router can't know its type. A page that is open is found again as it was left. To one that
 * is not, `entered` tells that the person came through the menu, which is when a default view applies.
 *
 * Many links share it and none of them is a component: the router's own link works on every navigation.
 *
 * @param isMenu whether these are links of the menu, or of what stands for it on the home page
 */
export function useShellLinks({ isMenu = true }: { isMenu?: boolean } = {}) {
  const router = useRouter()
  const openSearch = useOpenSearch()
  const preloading = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(preloading.current)
  const preload = ({ currentTarget: { pathname, search } }: SyntheticEvent<HTMLAnchorElement>) => {
    stop()
    preloading.current = setTimeout(() => {
      void router.preloadRoute({ to: '.', href: pathname + search })
    }, PRELOAD_AFTER_MS)
  }
  return (path: string, { search: asked, onClick }: ShellLinkTarget = {}) => {
    const search = asked ?? openSearch(path)
    const href = appHref(path, search)
    return {
      href,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.()
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        const entered = isMenu && search === undefined ? ('menu' as const) : undefined
        void router.navigate({ href, state: { entered } })
      },
      onFocus: preload,
      onBlur: stop,
      onMouseEnter: preload,
      onMouseLeave: stop,
    }
  }
}

interface ShellLinkTarget {
  /** what the link asks of the page; without it an open page is found as it was left */
  search?: PageSearch | undefined
  /** told before anything else, of every kind of click */
  onClick?: (() => void) | undefined
}

interface ShellLinkProps extends ShellLinkTarget {
  to: string
  isCurrent?: boolean
  /** its name when it shows none */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** One link of the shell to a page whose path is data. */
export function ShellLink({
  to,
  search,
  isCurrent,
  label,
  onClick,
  className,
  children,
}: ShellLinkProps) {
  const linkTo = useShellLinks()
  return (
    <a
      {...linkTo(to, { search, onClick })}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      title={label}
    >
      {children}
    </a>
  )
}

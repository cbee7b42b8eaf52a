import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '@/session/use-user'
import { appHref } from './app-href'
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

interface ShellLinkProps {
  /** path of a route; it comes from a server or a store, so the router can't know its type */
  to: string
  /** what the link asks of the page; without it an open page is found as it was left */
  search?: PageSearch | undefined
  isCurrent?: boolean
  /** its name when it shows none */
  label?: string
  onClick?: (() => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A link of the shell to a page whose path is data. A page that is open is found again as it was left.
 * To one that is not, `entered` tells that the person came through the menu, which is when a default
 * view applies.
 */
export function ShellLink({
  to,
  search: asked,
  isCurrent,
  label,
  onClick,
  className,
  children,
}: ShellLinkProps) {
  const openSearch = useOpenSearch()
  const search = asked ?? openSearch(to)
  return (
    <Link
      // The path is data: `href` says where, in place of a `to` that the router could know the type of.
      to="."
      href={appHref(to, search)}
      state={{ entered: search === undefined ? 'menu' : undefined }}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
      activeProps={{}}
    >
      {children}
    </Link>
  )
}

import { Link } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode } from 'react'
import { keptPages } from './kept-pages/kept-pages'

interface ShellLinkProps {
  /** path of a route; it comes from a server or a store, so the router can't know its type */
  to: string
  isCurrent?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * A link of the shell to a page whose path is data. A page that is kept is found again as it was left.
 * To one that is not, `entered` tells that the person came through the menu, which is when a default
 * view applies.
 */
export function ShellLink({ to, isCurrent, className, children }: ShellLinkProps) {
  const { pages } = useSyncExternalStore(keptPages.subscribe, keptPages.snapshot)
  const search = pages.find(({ key }) => key === to)?.search
  return (
    <Link
      to={to}
      search={(search ?? {}) as never}
      state={{ entered: search === undefined ? 'menu' : undefined }}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      activeProps={{}}
    >
      {children}
    </Link>
  )
}

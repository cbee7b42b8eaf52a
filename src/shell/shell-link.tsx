import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ShellLinkProps {
  /** path of a route; it comes from a server or a store, so the router can't know its type */
  to: string
  search?: unknown
  isCurrent?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * A link of the shell to a page whose path is data. `entered` tells the page that the person came
 * through the menu, which is when a default view applies.
 */
export function ShellLink({ to, search, isCurrent, className, children }: ShellLinkProps) {
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

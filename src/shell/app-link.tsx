import type { ReactElement, ReactNode } from 'react'
import { appHref, type AppPath } from './app-href'

interface AppLinkProps {
  /** below the base path */
  path: AppPath
  search?: Readonly<Record<string, string | number | undefined>>
  /** fetches the page's code and data when pointed at or focused */
  preload?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * A link to a page of the application as a plain anchor; the layout's one listener takes the clicks
 * (`useLinkDelegation`). A list holds hundreds of links, and a router link each would work on every
 * navigation.
 */
export function AppLink({ path, search, preload, className, children }: AppLinkProps) {
  return (
    <a href={appHref(path, search)} className={className} data-preload={preload || undefined}>
      {children}
    </a>
  )
}

/** The same as an element and no component, for cells: a page of 100 rows has 200 of them. */
export function linkTo(
  path: AppPath,
  search: NonNullable<AppLinkProps['search']>,
  text: string,
  { preload = true } = {},
): ReactElement {
  return (
    <a href={appHref(path, search)} data-preload={preload || undefined}>
      {text}
    </a>
  )
}

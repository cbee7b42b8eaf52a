import type { ReactElement, ReactNode } from 'react'
import { appHref, type AppPath, type AppSearch } from './app-href'

interface AppLinkProps<Path extends AppPath> {
  /** below the base path */
  path: Path
  search?: AppSearch<Path> | undefined
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
export function AppLink<Path extends AppPath>({
  path,
  search,
  preload,
  className,
  children,
}: AppLinkProps<Path>) {
  return (
    <a href={appHref(path, search)} className={className} data-preload={preload || undefined}>
      {children}
    </a>
  )
}

/** The same as an element and no component, for cells: a page of 100 rows has 200 of them. */
export function linkTo<Path extends AppPath>(
  path: Path,
  search: AppSearch<Path>,
  text: string,
  { preload = true } = {},
): ReactElement {
  return (
    <a href={appHref(path, search)} data-preload={preload || undefined}>
      {text}
    </a>
  )
}

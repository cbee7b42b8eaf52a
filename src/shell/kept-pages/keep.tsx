import { useLayoutEffect, type ReactElement } from 'react'
import { keptPages } from './kept-pages'

interface KeepProps {
  path: string
  /** the URL's search as the route's schema parsed it; the page is given it by its element's props */
  search: unknown
  /** the code of the document, where one path shows many */
  document?: string | undefined
  children: ReactElement
}

/** What a kept page is known by: its path, and the document's code where one path shows many. */
export function pageKeyOf(path: string, document?: string): string {
  return document === undefined ? path : `${path}?${document}`
}

/**
 * What a route renders around a page that is kept: nothing here, but the page is handed over to the
 * host in the layout. With a `document` it is one of several documents on the path; without, it is a
 * list and stays. The page reads the URL from its props only: route hooks would throw once it is
 * hidden and its match is gone.
 */
export function Keep({ path, search, document, children }: KeepProps) {
  const key = pageKeyOf(path, document)
  useLayoutEffect(() => {
    keptPages.show({ key, search, element: children, lasting: document === undefined })
  }, [key, search, document, children])
  useLayoutEffect(() => () => keptPages.hide(key), [key])
  return null
}

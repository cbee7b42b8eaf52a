import { useMatch } from '@tanstack/react-router'
import { useLayoutEffect, useState, type ReactElement } from 'react'
import { useUser } from '@/session/use-user'
import { visitPage } from '../page-tags/open-tags'
import { asPageSearch, pageKeyOf } from '../pages'
import { pageCache } from './page-cache'

/**
 * What a route renders around a page that is kept: nothing here, but the page is handed over to the
 * host in the layout, and gets its tag. The page reads the URL from its props only: route hooks would
 * throw once it is hidden and its match is gone.
 */
export function KeepAlive({ children }: { children: ReactElement }) {
  // All of it is of the page's own match: the router's location is already the next one's while this page is being left.
  const { fullPath, search, staticData, context } = useMatch({ strict: false })
  const refreshedAt = 'refreshedAt' in context ? context.refreshedAt : undefined
  const current = useUser()?.username
  // Whoever opened the page: when another person takes the tab over, the page is not theirs.
  const [username] = useState(current)
  const path = fullPath ?? ''
  const shown = asPageSearch(search)
  const key = pageKeyOf(path, staticData, shown)
  const lasting = staticData.isCached ?? false
  const searchText = JSON.stringify(shown)
  // `context` is another one after each navigation that ends here: who comes back to a page that was closed just now, before
  // the page after it had come, has never left its match.
  useLayoutEffect(() => {
    pageCache.show({ key, search: searchText, element: children, lasting, refreshedAt })
  }, [key, searchText, lasting, refreshedAt, children, context])
  useLayoutEffect(() => {
    if (username === undefined) return
    visitPage(username, { key, path, search: asPageSearch(JSON.parse(searchText)) })
  }, [username, key, path, searchText, context])
  useLayoutEffect(() => () => pageCache.hide(key), [key])
  return null
}

import type { QueryClient } from '@tanstack/react-query'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { startRead } from '@/api/user-reads'
import type { User } from '@/api/contract/session'
import { noteEnteredList } from '@/session/early-list'
import { readStored } from '@/session/stored-value'
import { appHref } from '@/shell/app-href'
import type { PageData } from '@/shell/pages'
import type { ListQuery } from './list-query'

type ListId = Pick<ListQuery<never, never, never>, 'id' | 'path'>

interface EnteredList {
  context: { user: User | undefined }
  location: ParsedLocation
}

/**
 * A list that is entered from the menu, with a URL that says nothing, opens with the person's default
 * view. Whoever has stored no views does not wait for the code that reads them, nor for a promise: on the
 * way back the rows would miss the first frame.
 *
 * @returns the route's `beforeLoad`; it throws the redirect to the list with the view's filters in its URL
 */
export function applyDefaultView(list: ListId) {
  return ({ context: { user }, location }: EnteredList): Promise<void> | undefined => {
    const isFromMenu =
      location.state.entered === 'menu' && Object.keys(location.search).length === 0
    if (!isFromMenu || !user) return undefined
    if (readStored('views', user.username ?? '', list.id) === undefined) return undefined
    return enterWithDefaultView(list, user)
  }
}

async function enterWithDefaultView({ id, path }: ListId, user: User): Promise<void> {
  const { takeDefaultView } = await import('./default-view')
  const view = takeDefaultView(id, user)
  if (view) throw redirect({ href: appHref(path, view), replace: true })
}

interface LoadedList<Search> {
  context: { queryClient: QueryClient; user: User | undefined }
  deps: Search
  preload: boolean
  route: { options: { staticData?: PageData } }
}

/**
 * Starts the read of a list's page as soon as it is entered, without waiting for it.
 *
 * @returns the route's `loader`
 */
export function startList<Row, Search, Request>(list: ListQuery<Row, Search, Request>) {
  return ({ context: { queryClient, user }, deps, preload, route }: LoadedList<Search>): void => {
    const request = user && list.toRequest(deps, user, route.options.staticData?.business)
    if (!request) return
    startRead(queryClient, list.options(request), { isPreload: preload })
    if (preload) return
    const { username = '' } = user
    noteEnteredList({ username, path: list.path, request: list.sentAs(request) })
  }
}

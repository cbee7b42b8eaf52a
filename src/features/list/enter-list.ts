import type { QueryClient } from '@tanstack/react-query'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { startRead } from '@/api/user-reads'
import type { User } from '@/api/contract/session'
import { isCodeList } from '@/domain/code-list'
import { noteEnteredList } from '@/session/early-list'
import { readStored } from '@/session/stored-value'
import { appHref } from '@/shell/app-href'
import type { PageData } from '@/shell/pages'
import type { ListQuery } from './list-query'
import { DEFAULT_PAGING } from './list-search'
import { rememberedPageSize } from './page-size'

type ListId = Pick<ListQuery<never, never, never>, 'id' | 'path'>

interface EnteredList {
  context: { user: User | undefined }
  location: ParsedLocation
}

/** What the hash of an address begins with that holds a view; `view-link.ts` reads the rest. */
const VIEW_HASH = 'view='

/**
 * A list that is entered from the menu, with a URL that says nothing, opens with the person's default
 * view or else with their page size, and one whose address holds a view with that. Whoever has stored no views does not wait for the code that reads them, nor for a promise: on the
 * way back the rows would miss the first frame.
 *
 * @returns the route's `beforeLoad`; it throws the redirect to the list with the view's filters in its URL
 */
export function applyDefaultView(list: ListId) {
  return ({ context: { user }, location }: EnteredList): Promise<void> | undefined => {
    if (location.hash.startsWith(VIEW_HASH) && user) return enterView(list, location)
    const isFromMenu =
      location.state.entered === 'menu' && Object.keys(location.search).length === 0
    if (!isFromMenu || !user) return undefined
    if (readStored('views', user.username ?? '', list.id) !== undefined) {
      return enterWithDefaultView(list, user)
    }
    enterWithPageSize(list, user)
    return undefined
  }
}

async function enterWithDefaultView(list: ListId, user: User): Promise<void> {
  const { takeDefaultView } = await import('./default-view')
  const view = takeDefaultView(list.id, user)
  if (view) throw redirect({ href: appHref(list.path, view), replace: true })
  enterWithPageSize(list, user)
}

/** @throws the redirect to the list with as many rows a page as the person chose last, where that is not the default */
function enterWithPageSize({ path }: ListId, { username = '' }: User): void {
  const pageSize = rememberedPageSize(username)
  if (pageSize !== DEFAULT_PAGING.pageSize) {
    throw redirect({ href: appHref(path, { pageSize }), replace: true })
  }
}

async function enterView(list: ListId, location: ParsedLocation): Promise<void> {
  const { enterSharedView } = await import('./enter-shared-view')
  enterSharedView(list, location)
}

/**
 * An entry of the history that has been entered: coming back to it, also after a reload, shows what its address says. Written
 * past the router, which would load the page anew.
 */
function settleEntry(state: ParsedLocation['state']): void {
  const now = history.state as ParsedLocation['state'] | null
  if (now?.__TSR_key !== state.__TSR_key) return
  History.prototype.replaceState.call(history, { ...now, entered: undefined }, '')
}

interface LoadedList<Search> {
  context: { queryClient: QueryClient; user: User | undefined }
  deps: Search
  location: Pick<ParsedLocation, 'state'>
  preload: boolean
  route: { options: { staticData?: PageData } }
}

/**
 * Starts the read of a list's page as soon as it is entered, without waiting for it.
 *
 * @returns the route's `loader`
 */
export function startList<Row, Search, Request extends { pageNum: number; code?: unknown }>(
  list: ListQuery<Row, Search, Request>,
) {
  return ({
    context: { queryClient, user },
    deps,
    location: { state },
    preload,
    route,
  }: LoadedList<Search>): void => {
    const request = user && list.toRequest(deps, user, route.options.staticData?.business)
    if (!request) return
    startRead(queryClient, list.options(request), { isPreload: preload })
    if (preload) return
    if (state.entered === 'menu') settleEntry(state)
    const { username = '' } = user
    const isOneCall = !isCodeList(request.code)
    noteEnteredList(
      isOneCall ? { username, path: list.path, request: list.sentAs(request) } : undefined,
    )
  }
}

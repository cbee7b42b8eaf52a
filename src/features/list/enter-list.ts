import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { User } from '@/api/contract/session'
import { readStored } from '@/session/stored-value'

interface EnteredList {
  /** of the list's settings */
  listId: string
  path: string
  user: User | undefined
  location: ParsedLocation
}

/**
 * A list that is entered from the menu, with a URL that says nothing, opens with the person's default
 * view. Whoever has stored no views does not wait for the code that reads them, nor for a promise: on the
 * way back the rows would miss the first frame.
 *
 * @throws the redirect to the list with the view's filters in its URL
 */
export function applyDefaultView({
  listId,
  path,
  user,
  location,
}: EnteredList): Promise<void> | undefined {
  const isFromMenu = location.state.entered === 'menu' && Object.keys(location.search).length === 0
  if (!isFromMenu || !user) return undefined
  if (readStored('views', user.username ?? '', listId) === undefined) return undefined
  return enterWithDefaultView({ listId, path, user })
}

async function enterWithDefaultView({
  listId,
  path,
  user,
}: {
  listId: string
  path: string
  user: User
}): Promise<void> {
  const { takeDefaultView } = await import('./default-view')
  const view = takeDefaultView(listId, user)
  if (view) throw redirect({ to: path, search: view as never, replace: true })
}

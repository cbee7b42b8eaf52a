import type { QueryClient } from '@tanstack/react-query'
import { currentUserOptions } from '@/api/resources/session'
import { clearWarmTips } from '@/components/warm-tip/warm-tip-store'
import { RECENT, removeStored } from '@/session/stored-value'
import { leaveTab, takeTab } from '@/session/take-tab'
import { forgetNotifications } from './notify'
import { showOverlay } from './overlay'
import { pageCache } from './page-cache/page-cache'
import { closeQuestion } from './page-tags/discard-question'
import { setMenuDrawer } from './side-menu/menu-mode'

/**
 * Forgets what the person before had open, had read and had typed, so that whoever signs in next sees
 * nothing of it. Who is signed in stays.
 */
export function forgetUser(queryClient: QueryClient): void {
  forgetOpenPages(queryClient)
  const user = queryClient.getQueryData(currentUserOptions.queryKey)
  if (user) removeStored(RECENT.kind, user.username ?? '', RECENT.subject)
  leaveTab()
}

/** Somebody has signed in: nothing is open yet, and what another person left is gone. */
export function welcomeUser(queryClient: QueryClient, username: string): void {
  forgetOpenPages(queryClient)
  takeTab(username)
}

/** Nothing that was open or read shows any more. What the person has typed waits for them, as where a session ends without a word. */
export function forgetOpenPages(queryClient: QueryClient): void {
  pageCache.clear()
  showOverlay(undefined)
  setMenuDrawer(false)
  clearWarmTips()
  closeQuestion()
  forgetNotifications()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
}

import type { QueryClient } from '@tanstack/react-query'
import { currentUserOptions, fetchCurrentUser, outdateLooks } from '@/api/resources/session'
import { allowLeaving } from './unsaved-work'

/** Takes the page from sight and from every key; what it returns gives it back, the focus where it was. */
function conceal(): () => void {
  const { body, documentElement, activeElement } = document
  body.inert = true
  documentElement.style.opacity = '0'
  return () => {
    body.inert = false
    documentElement.style.removeProperty('opacity')
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  }
}

/**
 * Guards a page that the browser kept whole while the person was at another module of the platform, and shows again when
 * they go back. Meanwhile they may have logged out, and somebody else may sit here. So it goes out of sight as it is
 * left, and comes back to sight once the server has said that the session is still the same person's. In every other case,
 * also when nobody can be asked, it is loaded anew: the guard then decides, and what was typed is in its draft.
 *
 * @param reload loads the page anew
 */
export function guardReturn(queryClient: QueryClient, reload: () => void): void {
  let reveal: (() => void) | undefined
  addEventListener('pagehide', () => {
    reveal ??= conceal()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const before = queryClient.getQueryData(currentUserOptions.queryKey)?.username
    outdateLooks()
    const look = async () => {
      const now = await fetchCurrentUser()
      if (before === undefined || now?.username !== before) throw new Error('Not the same person')
      reveal?.()
      reveal = undefined
    }
    look().catch(() => {
      allowLeaving()
      reload()
    })
  })
}

import { useUser } from '@/session/use-user'
import { usePageKey } from '../page-cache/page-context'
import { discardAfterAsking } from './discard-question'
import { closePages } from './close-pages'

/** What a page can do with itself: close its tag, and ask before what is not saved is lost. */
export function useThisPage() {
  const key = usePageKey()
  const username = useUser()?.username ?? ''
  return {
    /** Closes the page and its tag; where to go then is the caller's decision. */
    closeThisPage: () => closePages(username, [key]),
    /** Does something that destroys the page; asks first when work on it is not saved. */
    askFirst: (destroy: () => void) =>
      discardAfterAsking(username, { reason: 'close', pageKeys: [key], go: destroy }),
  }
}

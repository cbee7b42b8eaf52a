import { useEffect } from 'react'
import { createWorkCount } from './work-count'

/**
 * What shows and was not put away yet: what became of a batch, an import, an export, or a message. It is kept nowhere, so the reload for
 * a new version waits for it. See docs/decisions/new-version.md.
 */
export const unreadResults = createWorkCount()

/** Says whether a result shows that a reload by itself would take away unread, as long as the component is there. */
export function useUnreadResult(isThere: boolean): void {
  useEffect(() => (isThere ? unreadResults.begin() : undefined), [isThere])
}

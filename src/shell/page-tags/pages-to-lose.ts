import { transport } from '@/api/http/client'
import { countKept } from '@/session/kept-work'
import type { Losses } from '@/session/session-channel'
import { pageCache } from '../page-cache/page-cache'
import { unsavedPages } from '../unsaved-work'
import { openTags } from './open-tags'
import { markedPages } from './page-marks'

/**
 * The keys of a person's open pages in this tab that a log-out would cost something: work that is not saved, a remark, or a write
 * whose outcome is unknown. After a reload a page may not have been looked at yet: its mark tells of it.
 */
export function keysToLose(username: string): string[] {
  const { activeKey } = pageCache.snapshot()
  return [
    ...new Set([
      ...unsavedPages(),
      ...markedPages(username, 'unsaved'),
      ...markedPages(username, 'remark'),
      ...markedPages(username, 'unknown'),
      // A write that is under way belongs to the page that shows.
      ...(transport.isIdle() || activeKey === undefined ? [] : [activeKey]),
    ]),
  ]
}

/** The same as places that another tab can name, and what is kept for closed pages, too. */
export function lossesOf(username: string): Losses {
  const tags = openTags(username)
  const pages = keysToLose(username).map((key) => {
    const tag = tags.find((other) => other.key === key)
    return { path: tag?.path ?? key, search: tag?.search ?? {} }
  })
  return { pages, kept: countKept(username) }
}

import { transport } from '@/api/http/client'
import { countKept, countTyped } from '@/session/kept-work'
import type { Losses } from '@/session/session-channel'
import { pageCache } from '../page-cache/page-cache'
import { isStillSending, unsavedPages } from '../unsaved-work'
import { openTags } from './open-tags'
import { markedPages } from './page-marks'

/**
 * What a log-out would cost a person in this tab: the keys of their open pages with work that is not saved, a remark, a write that is
 * under way or whose outcome is unknown, and what is kept for closed pages, too. After a reload a page may not have been looked at
 * yet: its mark tells of it.
 */
export function lossesHere(username: string) {
  const { activeKey } = pageCache.snapshot()
  const keeping = new Set([
    ...unsavedPages(),
    ...markedPages(username, 'unsaved'),
    ...markedPages(username, 'remark'),
    ...markedPages(username, 'unknown'),
  ])
  const pageKeys = [...keeping]
  // A write that is under way belongs to the page that shows.
  if (transport.isWriting() && activeKey !== undefined && !keeping.has(activeKey))
    pageKeys.push(activeKey)
  return {
    pageKeys,
    sending: pageKeys.filter((key) => isStillSending(key) || !keeping.has(key)).length,
    kept: countKept(username),
    typed: countTyped(username),
  }
}

/** The same with places that another tab can name. */
export function lossesOf(username: string): Losses {
  const { pageKeys, ...losses } = lossesHere(username)
  const tags = openTags(username)
  const pages = pageKeys.map((key) => {
    const tag = tags.find((other) => other.key === key)
    return { path: tag?.path ?? key, search: tag?.search ?? {} }
  })
  return { pages, ...losses }
}

import { transport } from '@/api/http/client'
import { countKept, countTyped } from '@/session/kept-work'
import type { Losses } from '@/session/session-channel'
import { pageCache } from '../page-cache/page-cache'
import { isStillSending, unsavedKinds, unsavedPages, type UnsavedKind } from '../unsaved-work'
import { openTags } from './open-tags'
import { markedPages } from './page-marks'

/**
 * What a log-out would cost a person in this tab: the keys of their open pages with work that is not saved, a remark, a write that is
 * under way or whose outcome is unknown, and what is kept for closed pages, too. After a reload a page may not have been looked at
 * yet: its mark tells of it.
 */
export function lossesHere(username: string) {
  const { activeKey } = pageCache.snapshot()
  const marked = new Set([
    ...markedPages(username, 'unsaved'),
    ...markedPages(username, 'remark'),
    ...markedPages(username, 'unknown'),
  ])
  const kindsOf = new Map<string, UnsavedKind[]>()
  for (const key of [...unsavedPages(), ...marked]) kindsOf.set(key, unsavedKinds(key))
  // A write that is under way, and of which no page tells, belongs to the page that shows.
  const isTold = [...kindsOf.values()].flat().some((kind) => kind !== 'typed')
  if (transport.isWriting() && !isTold && activeKey !== undefined && !kindsOf.has(activeKey))
    kindsOf.set(activeKey, ['write'])
  const pageKeys = [...kindsOf.keys()]
  const hasOnly = (key: string, only: UnsavedKind) =>
    !marked.has(key) && kindsOf.get(key)?.every((kind) => kind === only)
  return {
    pageKeys,
    sending: pageKeys.filter((key) => isStillSending(key) || hasOnly(key, 'write')).length,
    unkept: pageKeys.filter((key) => hasOnly(key, 'files')).length,
    kept: countKept(username),
    typed: countTyped(username),
    kinds: [...new Set([...kindsOf.values()].flat())],
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

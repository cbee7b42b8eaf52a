import { useRouter } from '@tanstack/react-router'
import { appHref } from '../app-href'
import { closePages } from './close-pages'
import { discardAfterAsking } from './discard-question'
import { pageCache } from '../page-cache/page-cache'
import { afterClosing, HOME_TAG, openTags, type PageTag } from './open-tags'

const activeKey = () => pageCache.snapshot().activeKey

/**
 * What can be done with the open pages that a person may open. Whatever would lose unsaved work asks once
 * before. Which pages are open is looked up when something is done, so that the tags do not render for it.
 */
export function useTagActions(username: string, mayHaveTag: (tag: PageTag) => boolean) {
  const router = useRouter()
  const tagsNow = () => openTags(username).filter(mayHaveTag)

  const goTo = ({ path, search }: PageTag) => router.navigate({ href: appHref(path, search) })

  const close = (keys: readonly string[], target?: PageTag) => {
    const closable = keys.filter((key) => key !== HOME_TAG.key)
    if (closable.length === 0) return
    const go = () => {
      const closed = new Set(closable)
      const active = activeKey()
      const isActiveClosed = active !== undefined && closed.has(active)
      const next = isActiveClosed ? (target ?? afterClosing(tagsNow(), closed, active)) : undefined
      closePages(username, closable)
      if (next) void goTo(next)
    }
    discardAfterAsking(username, { reason: 'close', pageKeys: closable, go })
  }
  const keysBut = (kept?: PageTag) =>
    tagsNow().flatMap(({ key }) => (key === kept?.key ? [] : [key]))

  return {
    goTo: (tag: PageTag) => void goTo(tag),
    /** Reads the page anew, on its URL. */
    refresh: (tag: PageTag) => {
      const go = () => {
        const href = appHref(`/redirect${tag.path}`, tag.search)
        void router.navigate({ href, replace: tag.key === activeKey() })
      }
      discardAfterAsking(username, { reason: 'refresh', pageKeys: [tag.key], go })
    },
    close: (tag: PageTag) => close([tag.key]),
    closeOthers: (tag: PageTag) => close(keysBut(tag), tag),
    closeAll: () => close(keysBut()),
  }
}

import { useRouter } from '@tanstack/react-router'
import { closePages } from './close-pages'
import { discardAfterAsking } from './discard-question'
import { afterClosing, HOME_TAG, type PageTag } from './open-tags'

interface TagActionsInput {
  username: string
  tags: readonly PageTag[]
  activeKey: string | undefined
}

/** What can be done with open pages. Whatever would lose unsaved work asks once before. */
export function useTagActions({ username, tags, activeKey }: TagActionsInput) {
  const router = useRouter()

  const goTo = ({ path, search }: PageTag) => router.navigate({ to: path, search: search as never })

  const close = (keys: readonly string[], target?: PageTag) => {
    const closable = keys.filter((key) => key !== HOME_TAG.key)
    if (closable.length === 0) return
    const go = () => {
      const closed = new Set(closable)
      const isActiveClosed = activeKey !== undefined && closed.has(activeKey)
      const next = isActiveClosed ? (target ?? afterClosing(tags, closed, activeKey)) : undefined
      closePages(username, closable)
      if (next) void goTo(next)
    }
    discardAfterAsking(username, { reason: 'close', pageKeys: closable, go })
  }
  const keysBut = (kept?: PageTag) => tags.flatMap(({ key }) => (key === kept?.key ? [] : [key]))

  return {
    goTo: (tag: PageTag) => void goTo(tag),
    /** Reads the page anew, on its URL. */
    refresh: (tag: PageTag) => {
      const go = () => {
        const _splat = tag.path.slice(1)
        void router.navigate({
          to: '/redirect/$',
          params: { _splat },
          search: tag.search as never,
          replace: tag.key === activeKey,
        })
      }
      discardAfterAsking(username, { reason: 'refresh', pageKeys: [tag.key], go })
    },
    close: (tag: PageTag) => close([tag.key]),
    closeOthers: (tag: PageTag) => close(keysBut(tag), tag),
    closeAll: () => close(keysBut()),
  }
}

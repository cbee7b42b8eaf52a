import { use, useEffect, useState } from 'react'
import { type PageActivity, PageActivityContext } from '@/platform/page-active'
import { unreadResults } from '@/platform/unread-results'

/** For so long a selection is waited for that nobody looks at any more, in ms. */
export const LEFT_FOR_MS = 600_000

/**
 * Says that rows are selected, which a reload by itself would take away without a word: while their page shows, and for
 * ten minutes where somebody has only looked at something else. The list does not render for it.
 *
 * @param place of the list among those of its page: who comes back to one goes on with what was held there
 */
export function useKeptSelection(place: string, isSelected: boolean): void {
  const page = use(PageActivityContext)
  const [hold] = useState(() => holdOf(page, place))
  useEffect(() => {
    if (!isSelected) {
      hold.end()
      return undefined
    }
    const follow = () => (page.isActive() ? hold.begin() : hold.endLater())
    hold.begin()
    follow()
    const stop = page.subscribe(follow)
    return () => {
      stop()
      hold.endLater()
    }
  }, [hold, page, isSelected])
}

type Hold = ReturnType<typeof createHold>

const holds = new WeakMap<PageActivity, Map<string, Hold>>()

function holdOf(page: PageActivity, place: string): Hold {
  const ofPage = holds.get(page) ?? new Map<string, Hold>()
  holds.set(page, ofPage)
  const hold = ofPage.get(place) ?? createHold()
  ofPage.set(place, hold)
  return hold
}

/** Something that a reload waits for, and that may be let go of a while later. */
function createHold() {
  let done: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    done?.()
    done = undefined
  }
  return {
    end,
    begin: () => {
      clearTimeout(timer)
      done ??= unreadResults.begin()
    },
    endLater: () => {
      clearTimeout(timer)
      timer = setTimeout(end, LEFT_FOR_MS)
    },
  }
}

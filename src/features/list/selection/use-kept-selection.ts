import { use, useEffect, useState } from 'react'
import { PageActivityContext } from '@/platform/page-active'
import { unreadResults } from '@/platform/unread-results'

/** For so long a selection is waited for that nobody looks at any more, in ms. */
export const LEFT_FOR_MS = 600_000

/**
 * Says that rows are selected, which a reload by itself would take away without a word: while their page shows, and for
 * ten minutes where somebody has only looked at something else. The list does not render for it.
 */
export function useKeptSelection(isSelected: boolean): void {
  const page = use(PageActivityContext)
  const [hold] = useState(createHold)
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

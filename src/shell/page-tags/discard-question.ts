import { useSyncExternalStore } from 'react'
import { hasUnsavedWork } from '../unsaved-work'

/** A question that is asked once before pages with unsaved work are destroyed. */
export interface DiscardQuestion {
  /** what the person asked for */
  reason: 'close' | 'refresh' | 'log-out'
  /** the pages that would be destroyed */
  pageKeys: readonly string[]
  /** does what was asked for */
  go: () => void
}

let question: DiscardQuestion | undefined
const listeners = new Set<() => void>()

function change(next: DiscardQuestion | undefined): void {
  question = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Does what destroys pages: at once when nothing on them is unsaved, else once the person agrees. It is
 * asked once, for all of the pages together.
 */
export function discardAfterAsking({ reason, pageKeys, go }: DiscardQuestion): void {
  askAbout({ reason, pageKeys: pageKeys.filter(hasUnsavedWork), go })
}

/** As `discardAfterAsking`, for pages of which it is known that they have something to lose. */
export function askAbout(asked: DiscardQuestion): void {
  if (asked.pageKeys.length > 0) change(asked)
  else asked.go()
}

/** The question is answered, one way or the other. */
export function closeQuestion(): void {
  change(undefined)
}

/** The question that is open. */
export function useDiscardQuestion(): DiscardQuestion | undefined {
  return useSyncExternalStore(subscribe, () => question)
}

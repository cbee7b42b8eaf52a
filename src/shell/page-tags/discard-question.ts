import { createAtom, useSelector } from '@tanstack/react-store'
import type { Losses } from '@/session/session-channel'
import {
  hasUnsavedWork,
  isStillSending,
  unsavedKinds,
  unsavedPages,
  type UnsavedKind,
} from '../unsaved-work'
import { markedPages } from './page-marks'

/** A question that is asked once before pages with unsaved work are destroyed. */
export interface DiscardQuestion {
  /** what the person asked for */
  reason: 'close' | 'refresh' | 'log-in' | 'log-out'
  /** the pages that would be destroyed */
  pageKeys: readonly string[]
  /** how many of them have nothing to lose but what they are just sending */
  sending?: number
  /** how many of them keep nothing of what they lose, which is files */
  unkept?: number
  /** what is not saved on them */
  kinds?: readonly UnsavedKind[]
  /** of a log-out: what it would cost in each other browser tab */
  elsewhere?: readonly Losses[]
  /** of a log-out: how much this tab keeps for these pages and for others, closed ones too */
  kept?: number
  /** how many of these are drafts and remarks */
  typed?: number
  /** does what was asked for */
  go: () => void
}

const question = createAtom<DiscardQuestion | undefined>(undefined)

/**
 * Does what destroys pages: at once when nothing on them is unsaved, else once the person agrees. It is
 * asked once, for all of the pages together.
 */
export function discardAfterAsking(
  username: string,
  { pageKeys, ...asked }: DiscardQuestion,
): void {
  // After a reload a page may not have been looked at yet: its mark tells of what was typed on it.
  const marked = new Set(markedPages(username, 'unsaved'))
  const unsaved = pageKeys.filter((key) => hasUnsavedWork(key) || marked.has(key))
  const kinds = unsaved.flatMap((key): UnsavedKind[] => [
    ...unsavedKinds(key),
    ...(marked.has(key) ? (['typed'] as const) : []),
  ])
  askAbout({ ...asked, pageKeys: unsaved, sending: unsaved.filter(isStillSending).length, kinds })
}

/** Leaves all pages for the sign-in: what was typed comes back with whoever comes back, files that are not attached yet do not. */
export function logInAfterAsking(go: () => void): void {
  const pageKeys = [...unsavedPages()].filter((key) => unsavedKinds(key).includes('files'))
  askAbout({ reason: 'log-in', pageKeys, kinds: pageKeys.flatMap(unsavedKinds), go })
}

/** As `discardAfterAsking`, for pages of which it is known that they have something to lose. */
export function askAbout(asked: DiscardQuestion): void {
  const { pageKeys, elsewhere = [], kept = 0 } = asked
  const isLost = pageKeys.length + kept > 0 || elsewhere.some(isAnything)
  if (isLost) question.set(asked)
  else asked.go()
}

const isAnything = ({ pages, kept }: Losses) => pages.length + kept > 0

/** The question is answered, one way or the other. */
export function closeQuestion(): void {
  // An atom takes a plain `undefined` for nothing said.
  question.set(() => undefined)
}

/** The question that is open. */
export function useDiscardQuestion(): DiscardQuestion | undefined {
  return useSelector(question)
}

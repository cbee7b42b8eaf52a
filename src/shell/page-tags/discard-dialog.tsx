import { Plural, Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { ConfirmDialog } from '@/components/confirm-dialog/confirm-dialog'
import { DRAFTS } from '@/session/kept-work'
import type { Losses, PageToLose } from '@/session/session-channel'
import { useAreStored } from '@/session/user-storage'
import classes from './discard-dialog.module.css'
import { closeQuestion, type DiscardQuestion } from './discard-question'
import { useOpenTags } from './open-tags'
import { dataOf, usePageTitles } from './use-page-titles'

interface DiscardDialogProps {
  question: DiscardQuestion
  username: string
}

/** Asks once, for all pages that would lose what was typed on them, or end what they are sending. */
export function DiscardDialog({ question, username }: DiscardDialogProps) {
  const { reason, pageKeys, elsewhere, go } = question
  const others = elsewhere ?? []
  const tabs: readonly Tab[] = [{ ...question, pages: pageKeys }, ...others]
  const titleOf = usePageTitles()
  const { routesByPath } = useRouter()
  const tags = useOpenTags(username)
  const areDraftsStored = useAreStored(username, DRAFTS)
  const titles = pageKeys.map((key) => {
    const tag = tags.find((other) => other.key === key)
    return tag ? titleOf(tag.path, tag.search) : key
  })
  const otherPages = others.flatMap(({ pages }) => pages)
  const otherTitles = differentPages(otherPages, routesByPath).map(({ path, search }) =>
    titleOf(path, search),
  )
  const count = titles.length
  const otherCount = otherTitles.length
  const rest = restOf({ ...question, pages: pageKeys })
  const otherRest = others.reduce((sum, tab) => sum + restOf(tab), 0)
  const kinds = new Set(tabs.flatMap((tab) => tab.kinds ?? []))
  const isRunning = tabs.some(hasRunning)
  const isOnlySending =
    tabs.some(({ sending = 0 }) => sending > 0) &&
    tabs.every(({ pages, sending = 0 }) => sending === pages.length) &&
    rest + otherRest === 0
  const isOnlyWriting = reason !== 'log-out' && kinds.size === 1 && kinds.has('write')
  const isOnlyUnderWay = isOnlySending || isOnlyWriting
  const isAnythingDeleted = rest + otherRest > 0 || tabs.some(hasKeepingPage)
  return (
    <ConfirmDialog
      title={
        isOnlyUnderWay && isRunning ? (
          <Trans>Stop what is being sent?</Trans>
        ) : isOnlyUnderWay ? (
          <Trans>Leave before the answer is there?</Trans>
        ) : reason === 'close' ? (
          <Trans>Close without saving?</Trans>
        ) : reason === 'refresh' ? (
          <Trans>Refresh without saving?</Trans>
        ) : reason === 'log-in' ? (
          <Trans>Log in again without saving?</Trans>
        ) : (
          <Trans>Log out without saving?</Trans>
        )
      }
      confirmLabel={
        reason === 'close' ? (
          <Trans>Close</Trans>
        ) : reason === 'refresh' ? (
          <Trans>Refresh</Trans>
        ) : reason === 'log-in' ? (
          <Trans>Log in again</Trans>
        ) : (
          <Trans>Log out</Trans>
        )
      }
      isDangerous
      onConfirm={() => {
        closeQuestion()
        go()
      }}
      onClose={closeQuestion}
    >
      {count > 0 ? (
        <Titles of={titles}>
          {isOnlyUnderWay ? (
            <Plural
              value={count}
              one="On this page something is still being sent:"
              other="On # pages something is still being sent:"
            />
          ) : reason === 'log-out' ? (
            <Plural
              value={count}
              one="1 page has unsaved changes or an action with an unknown result:"
              other="# pages have unsaved changes or actions with an unknown result:"
            />
          ) : (
            <Plural
              value={count}
              one="1 page has unsaved changes:"
              other="# pages have unsaved changes:"
            />
          )}
        </Titles>
      ) : null}
      {otherCount > 0 ? (
        <Titles of={otherTitles}>
          <Plural
            value={otherCount}
            one="In another browser tab, on this page:"
            other="In other browser tabs, on # pages:"
          />
        </Titles>
      ) : null}
      {rest > 0 ? (
        <p>
          <Plural
            value={rest}
            one="Also kept for you in this browser tab: # draft, remark or action without a known result."
            other="Also kept for you in this browser tab: # drafts, remarks or actions without a known result."
          />
        </p>
      ) : null}
      {otherRest > 0 ? (
        <p>
          <Plural
            value={otherRest}
            one="Also kept for you in other browser tabs: # draft, remark or action without a known result."
            other="Also kept for you in other browser tabs: # drafts, remarks or actions without a known result."
          />
        </p>
      ) : null}
      {isRunning ? (
        <p>
          <Trans>
            What is being sent ends there: what is done stays done, and the rest is not sent.
          </Trans>
        </p>
      ) : null}
      {kinds.has('write') ? (
        <p>
          {reason === 'log-out' ? (
            <Trans>
              What is already being sent may still be done, and you are not told what became of it.
            </Trans>
          ) : (
            <Trans>What is already being sent goes on, and you are told what became of it.</Trans>
          )}
        </p>
      ) : null}
      {kinds.has('files') ? (
        <p>
          <Trans>Files that are not attached yet are not kept.</Trans>
        </p>
      ) : null}
      {reason === 'log-out' ? (
        isAnythingDeleted ? (
          <Trans>Logging out deletes what you typed.</Trans>
        ) : null
      ) : !kinds.has('typed') ? null : areDraftsStored ? (
        <Trans>
          What you typed is kept as a draft in this browser tab and offered when you come back.
        </Trans>
      ) : (
        <Trans>
          What you typed lasts only until this browser tab is reloaded or closed: the browser’s
          storage is full or switched off.
        </Trans>
      )}
    </ConfirmDialog>
  )
}

/** What is lost in one browser tab, this one or another. */
interface Tab extends Partial<Pick<Losses, 'kept' | 'sending' | 'typed' | 'unkept'>> {
  pages: readonly unknown[]
  kinds?: readonly string[] | undefined
}

/** Whether one write after the other is being sent, which ends with its page. A tab of an older version tells no kinds. */
function hasRunning({ kinds, sending = 0 }: Tab): boolean {
  return kinds ? kinds.includes('running') : sending > 0
}

/** Whether a page has more to lose than what it is just sending, and than files. */
function hasKeepingPage({ pages, sending = 0, unkept = 0 }: Tab): boolean {
  return pages.length > sending + unkept
}

/**
 * How much a tab keeps beside what its pages, which are named, tell of already. A page that is just sending tells of the write whose
 * answer it waits for, and of nothing typed; one with nothing but files, of nothing that is kept.
 */
function restOf({ pages, kept = 0, sending = 0, typed = 0, unkept = 0 }: Tab): number {
  return Math.max(0, kept - Math.min(kept - typed, sending) - (pages.length - sending - unkept))
}

/**
 * Pages of several tabs, of which more than one may have the same document open. Two new ones, or two lists, are two pages
 * whatever they are called.
 */
function differentPages(pages: readonly PageToLose[], routesByPath: object): PageToLose[] {
  const documents = new Set<string>()
  return pages.filter(({ path, search: { code } }) => {
    if (code === undefined || !dataOf(routesByPath, path)?.codeIn?.includes('code')) return true
    const document = `${path} ${code}`
    const isFirst = !documents.has(document)
    documents.add(document)
    return isFirst
  })
}

/** More titles than that scroll. */
const FEW = 4

interface TitlesProps {
  of: readonly string[]
  /** what is said of them */
  children: ReactNode
}

/** What pages are called; of several that are called the same, how many. Many of them leave the buttons their room. */
function Titles({ of, children }: TitlesProps) {
  const id = useId()
  const titles = [...new Set(of)]
  const list = (
    <ul>
      {titles.map((title) => {
        const { length } = of.filter((other) => other === title)
        return <li key={title}>{length > 1 ? `${title} ×${length}` : title}</li>
      })}
    </ul>
  )
  return (
    <>
      <p id={id}>{children}</p>
      {titles.length > FEW ? (
        // There is nothing to press in it: keys must be able to scroll it.
        <div role="group" aria-labelledby={id} tabIndex={0} className={classes.many}>
          {list}
        </div>
      ) : (
        list
      )}
    </>
  )
}

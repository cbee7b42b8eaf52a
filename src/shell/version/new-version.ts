import { msg } from '@lingui/core/macro'
import { createAtom, useSelector } from '@tanstack/react-store'
import { onChunkFailure } from '@/api/http/load-chunk'
import { transport } from '@/api/http/client'
import { fetchVersion, ownVersion } from '@/api/resources/version'
import { readText, writeText } from '@/platform/storage'
import { isTyping, watchTyping } from '@/platform/typing'
import { unreadResults } from '@/platform/unread-results'
import { isAllStored } from '@/session/user-storage'
import { notify } from '../notify'
import { allowLeaving } from '../unsaved-work'
import { settled, watchVersion, type VersionWatch } from './version-watch'

/** In session storage: a tab that comes back stale after a reload must not reload again. */
const RELOADED_KEY = 'shopaccount.reloaded-for'

/** What a reload waits for. */
const work = { idle: () => transport.idle(), isIdle: () => transport.isIdle() }

const isNewVersionThere = createAtom(false)
let watch: VersionWatch | undefined

/** The new-version flag: whether the server has another version than this page. */
export function useNewVersion(): boolean {
  return useSelector(isNewVersionThere)
}

const SOON = msg`A new version is available. This page will reload in a moment.`

/** Loads the page anew. What is stored comes back, so the browser need ask about nothing else. */
function reloadPage(): void {
  if (isAllStored()) allowLeaving()
  location.reload()
}

/** Loads the page anew once what is being sent has arrived: a person has asked for it. */
export function reloadWhenSent(): void {
  if (!work.isIdle()) notify({ message: SOON, tone: 'success' })
  void settled(work).then(reloadPage)
}

/** Begins to watch for new versions. In development there is none to watch for. */
export function startVersionWatch(): void {
  const own = ownVersion()
  if (own === undefined) return
  watchTyping()
  watch = watchVersion({
    own,
    fetchVersion: () => fetchVersion(Date.now()),
    isHidden: () => document.visibilityState === 'hidden',
    onVisibilityChange: (listener) => document.addEventListener('visibilitychange', listener),
    reloadedFor: () => readText('sessionStorage', RELOADED_KEY),
    rememberReload: (versions) => writeText('sessionStorage', RELOADED_KEY, versions),
    isAllStored,
    ...work,
    allRead: () => unreadResults.idle(),
    isAllRead: () => unreadResults.isIdle(),
    isTyping,
    onNewVersion: () => isNewVersionThere.set(true),
    onReloadSoon: () => notify({ message: SOON, tone: 'success' }),
    reload: reloadPage,
  })
  // What is missing may be missing because the server has a newer version: that is known at once then.
  onChunkFailure(() => {
    watch?.check().catch(() => undefined)
  })
}

/**
 * Tries again after a part of the program could not be loaded. What the browser once failed to load it
 * may not ask for again, so the page itself is loaded anew, but only once the server answers: offline,
 * the page would be gone, and that it can't be reached is said instead. What is being sent is sent before.
 */
export function retryMissingChunk(): void {
  fetchVersion(Date.now()).then(
    async () => {
      await settled(work)
      reloadPage()
    },
    () => {
      notify({ message: msg`The server can’t be reached. Check your connection.`, tone: 'failure' })
    },
  )
}

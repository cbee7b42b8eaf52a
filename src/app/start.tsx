import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { connectTabs } from '@/api/other-tabs'
import { currentUserOptions } from '@/api/resources/session'
import { ApiError } from '@/api/http/api-error'
import { configureTransport } from '@/api/http/client'
import { ChunkLoadError, loadAlongside } from '@/api/http/load-chunk'
import { activateLocale, completeTexts, useCurrentI18n } from '@/locales/i18n'
import { dropEarlyList } from '@/api/http/send'
import { splitCredential } from '@/session/credentials'
import { keepListForReload } from '@/session/early-list'
import { saveUrl } from '@/session/saved-url'
import { announceSignIns, onLoginSuccess } from '@/session/session-events'
import { holdCredential } from '@/session/sign-in'
import { migrateStored } from '@/session/stored-value'
import { tellMissingParts } from '@/platform/use-asked-part'
import { followSession } from '@/shell/follow-session'
import { refreshStamp } from '@/shell/page-cache/page-queries'
import { PageSkeleton } from '@/shell/page-skeleton'
import { presentFailure } from '@/shell/present-failure'
import { guardReturn } from '@/shell/return-to-page'
import { addressAsRead } from '@/shell/search-params'
import { followColorScheme } from '@/shell/settings/follow-color-scheme'
import { followOtherTabs, settingsNow, takeSettings } from '@/shell/settings/settings'
import { startVersionWatch } from '@/shell/version/new-version'
import { App } from './app'
import { firstAnswers } from './first-answers'
import { loadMantine } from './mantine-host'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'
import { watchClock } from './watch-clock'

/**
 * How long a page may stay blank while it is not known who sits here. Something shown sooner would only flicker.
 */
const BLANK_LIMIT_MS = 500

/**
 * Starts the application. A credential leaves the address bar before anything else is requested, and
 * the page it came with is where the person goes once it is exchanged.
 *
 * @param onShown from here on the page is the application's, and says by itself what fails; false: it can't be shown
 */
export async function start(onShown: () => boolean): Promise<void> {
  moveCredentialOutOfUrl(import.meta.env.BASE_URL)
  migrateStored()
  const queryClient = createQueryClient()
  connectTabs(queryClient)
  configureTransport({
    isLoggedIn: () => Boolean(queryClient.getQueryData(currentUserOptions.queryKey)),
    onError: (error) => {
      if (error.kind === 'unauthorized') presentFailure(error, { asked: false })
    },
  })
  announceSignIns(queryClient)
  onLoginSuccess(({ username }) => {
    if (username !== undefined) takeSettings(username)
  })
  loadAlongside(() => Promise.all([completeTexts(), loadMantine()]))
  tellMissingParts((error) => presentFailure(error, { asked: true }))
  // Before the router has read it: one list has one address.
  history.replaceState(history.state, '', addressAsRead(location.href))
  const router = createAppRouter(queryClient)
  const goTo = (to: '/401' | '/') => {
    // Where it leads to the page that is there, that one has gone with its person, and is asked for anew.
    const state = router.matchRoute({ to }) ? { refreshedAt: refreshStamp() } : {}
    return router.navigate({ to, replace: true, state })
  }
  followSession(queryClient, goTo, (wasNobody) =>
    wasNobody && router.matchRoute({ to: '/401' }) ? goTo('/') : router.invalidate(),
  )
  guardReturn(queryClient, () => location.reload())
  const lookAtClock = watchClock(() => void queryClient.invalidateQueries())
  router.subscribe('onBeforeNavigate', lookAtClock)
  addEventListener('focus', lookAtClock)
  followOtherTabs()
  followColorScheme()
  keepListForReload(import.meta.env.BASE_URL)
  startVersionWatch()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const screen = createRoot(root, { onCaughtError: reportDefect })
  const loaded = router.load()
  await activateLocale(settingsNow().locale)
  const show = (what: ReactNode) => {
    if (onShown()) screen.render(what)
  }
  const showWaiting = setTimeout(() => show(<Waiting />), BLANK_LIMIT_MS)
  await loaded
  clearTimeout(showWaiting)
  await firstAnswers(queryClient)
  router.subscribe('onBeforeNavigate', () => dropEarlyList(window.__earlyRequests))
  // At once, its effects too: by them the host of the pages learns which one shows, and the frame would be painted without it.
  flushSync(() => show(<App router={router} queryClient={queryClient} />))
}

/** What shows while it is not known who sits here. */
function Waiting() {
  return (
    <I18nProvider i18n={useCurrentI18n()}>
      <PageSkeleton />
    </I18nProvider>
  )
}

function moveCredentialOutOfUrl(base: string): void {
  const { credential, rest } = splitCredential(new URL(location.href), base)
  if (!credential) return
  holdCredential(credential)
  const path = rest.pathname.slice(base.length - 1)
  const isSignInPage = /^\/(login|auth-redirect)\/?$/.test(path)
  if (!isSignInPage) saveUrl(path + rest.search + rest.hash, base)
  history.replaceState(null, '', isSignInPage ? rest : `${base}login`)
}

/** What an error boundary caught. A failed call has been told already; anything else is a defect. */
function reportDefect(error: unknown): void {
  if (!(error instanceof ApiError || error instanceof ChunkLoadError)) console.error(error)
}

import { createRoot } from 'react-dom/client'
import { connectTabs } from '@/api/other-tabs'
import { currentUserOptions } from '@/api/resources/session'
import { ApiError } from '@/api/http/api-error'
import { configureTransport } from '@/api/http/client'
import { ChunkLoadError } from '@/api/http/load-chunk'
import { activateLocale } from '@/locales/i18n'
import { splitCredential } from '@/session/credentials'
import { saveUrl } from '@/session/saved-url'
import { announceSignIns, onLoginSuccess } from '@/session/session-events'
import { holdCredential } from '@/session/sign-in'
import { migrateStored } from '@/session/stored-value'
import { followSession } from '@/shell/follow-session'
import { presentFailure } from '@/shell/present-failure'
import { followOtherTabs, settingsNow, takeSettings } from '@/shell/settings/settings'
import { startVersionWatch } from '@/shell/version/new-version'
import { App } from './app'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'
import { watchClock } from './watch-clock'

/**
 * Starts the application. A credential leaves the address bar before anything else is requested, and
 * the page it came with is where the person goes once it is exchanged.
 */
export async function start(): Promise<void> {
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
  const router = createAppRouter(queryClient)
  followSession(queryClient, (to) => router.navigate({ to, replace: true }))
  const lookAtClock = watchClock(() => void queryClient.invalidateQueries())
  router.subscribe('onBeforeNavigate', lookAtClock)
  addEventListener('focus', lookAtClock)
  followOtherTabs()
  startVersionWatch()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  await Promise.all([activateLocale(settingsNow().locale), router.load()])
  createRoot(root, { onCaughtError: reportDefect }).render(
    <App router={router} queryClient={queryClient} />,
  )
}

function moveCredentialOutOfUrl(base: string): void {
  const { credential, rest } = splitCredential(new URL(location.href), base)
  if (!credential) return
  holdCredential(credential)
  const path = rest.pathname.slice(base.length - 1)
  const isSignInPage = /^\/(login|auth-redirect)\/?$/.test(path)
  if (!isSignInPage) saveUrl(path + rest.search, base)
  history.replaceState(null, '', isSignInPage ? rest : `${base}login`)
}

/** What an error boundary caught. A failed call has been told already; anything else is a defect. */
function reportDefect(error: unknown): void {
  if (!(error instanceof ApiError || error instanceof ChunkLoadError)) console.error(error)
}

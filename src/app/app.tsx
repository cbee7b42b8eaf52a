import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useCurrentI18n } from '@/locales/i18n'
import { WarmTipHost } from '@/components/warm-tip/warm-tip-host'
import { clearWarmTips } from '@/components/warm-tip/warm-tip-store'
import { saveUrl } from '@/session/saved-url'
import { clearUser } from '@/session/sign-in'
import { NotificationHost } from '@/shell/notification-host'
import { logInAfterAsking } from '@/shell/page-tags/discard-question'
import { MantineHost } from './mantine-host'
import type { createAppRouter } from './router'

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
}

/** The providers around the router, and what stands above every page. */
export function App({ router, queryClient }: AppProps) {
  /** The session was lost: the page one stands on is where one comes back to. */
  const restartLogin = () =>
    logInAfterAsking(() => {
      clearWarmTips()
      saveUrl(router.state.location.href, import.meta.env.BASE_URL)
      clearUser(queryClient)
      void router.navigate({ to: '/login', replace: true })
    })
  return (
    <I18nProvider i18n={useCurrentI18n()}>
      <MantineHost>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <WarmTipHost onLogIn={restartLogin} />
          <NotificationHost />
        </QueryClientProvider>
      </MantineHost>
    </I18nProvider>
  )
}

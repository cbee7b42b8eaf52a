import { i18n as global, setupI18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

interface AppOptions {
  /** language of the interface, English without; every message is its English text */
  locale?: string
  /** the texts of the language, where it is them that a test is about */
  messages?: Messages
  queryClient?: QueryClient
}

/** What the application's root gives to every screen: texts, theme, query cache. */
export function appWrapper({
  locale = 'en',
  messages = {},
  queryClient = new QueryClient(),
}: AppOptions = {}) {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  // What is told outside of React takes its texts from there.
  global.loadAndActivate({ locale, messages })
  return function Wrapper({ children }: { children: ReactNode }) {
    return (
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </MantineProvider>
      </I18nProvider>
    )
  }
}

/** A language with its texts. */
export async function textsIn(
  locale: 'es' | 'zh',
): Promise<{ locale: string; messages: Messages }> {
  const { messages } = (await import(`../locales/${locale}/messages.po`)) as { messages: Messages }
  return { locale, messages }
}

/** Renders something as it stands in the application; it is taken away after the test. */
export function renderInApp(
  element: ReactNode,
  options: AppOptions & { reactStrictMode?: boolean } = {},
) {
  const { reactStrictMode = false, ...app } = options
  return render(element, { wrapper: appWrapper(app), reactStrictMode })
}

/** The test fails when React or the browser complains on the console while it runs. */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error')
  })
  afterEach(() => {
    const complaints = vi.mocked(console.error).mock.calls
    vi.mocked(console.error).mockRestore()
    expect(complaints).toEqual([])
  })
}

// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { keptPages } from './kept-pages'
import { usePageQuery } from '@/platform/use-page-query'
import { PageHost } from './page-host'
import { refreshPage } from './page-queries'

const SHARED = ['base', 'channels']

function Reader() {
  const { data } = usePageQuery({ queryKey: SHARED, queryFn: () => 'read', staleTime: Infinity })
  return <p>{data}</p>
}

it('What a closed page has read holds nothing back when another page is asked for anew', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const queryClient = new QueryClient()
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.querySelector('#root') ?? document.body)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  })
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">
          <QueryClientProvider client={queryClient}>
            <PageHost />
          </QueryClientProvider>
        </MantineProvider>
      </I18nProvider>,
    ),
  )
  const show = (key: string) =>
    act(async () => keptPages.show({ key, search: '{}', element: <Reader />, lasting: true }))
  const refreshed = (refreshedAt: number) => {
    refreshPage(queryClient, { pageKey: '/list', refreshedAt })
    return queryClient.getQueryData(SHARED)
  }
  await show('/list')
  await show('/detail?FK1')
  await show('/elsewhere')
  await act(async () => keptPages.close('/elsewhere'))
  expect(refreshed(1), 'another page has it open').toBe('read')
  await act(async () => keptPages.close('/detail?FK1'))
  expect(refreshed(2)).toBeUndefined()
})

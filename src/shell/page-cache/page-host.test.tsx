// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { use, useEffect } from 'react'
import { expect, it } from 'vitest'
import { PageActivityContext, type PageActivity } from '@/platform/page-active'
import { usePageQuery } from '@/platform/use-page-query'
import { renderInApp } from '@/testing/render'
import { pageCache } from './page-cache'
import { PageHost } from './page-host'
import { refreshPage } from './page-queries'

const SHARED = ['base', 'channels']

function Reader() {
  const { data } = usePageQuery({ queryKey: SHARED, queryFn: () => 'read', staleTime: Infinity })
  return <p>{data}</p>
}

it('A closed page does not show any more, and neither does one that was asked for anew', async () => {
  renderInApp(<PageHost />)
  const pages: PageActivity[] = []
  function Page() {
    const activity = use(PageActivityContext)
    useEffect(() => void pages.push(activity), [activity])
    return null
  }
  const show = (refreshedAt: number) =>
    act(async () =>
      pageCache.show({
        key: '/confirm',
        search: '{}',
        element: <Page />,
        lasting: true,
        refreshedAt,
      }),
    )
  const active = () => pages.map(({ isActive }) => isActive())
  await show(0)
  expect(active()).toEqual([true])
  await show(1)
  expect(active()).toEqual([false, true])
  await act(async () => pageCache.close('/confirm'))
  expect(active()).toEqual([false, false])
})

it('What a closed page has read holds nothing back when another page is asked for anew', async () => {
  const queryClient = new QueryClient()
  renderInApp(<PageHost />, { queryClient })
  const show = (key: string) =>
    act(async () => pageCache.show({ key, search: '{}', element: <Reader />, lasting: true }))
  const refreshed = (refreshedAt: number) => {
    refreshPage(queryClient, { pageKey: '/list', refreshedAt })
    return queryClient.getQueryData(SHARED)
  }
  await show('/list')
  await show('/detail?FK1')
  await show('/elsewhere')
  await act(async () => pageCache.close('/elsewhere'))
  expect(refreshed(1), 'another page has it open').toBe('read')
  await act(async () => pageCache.close('/detail?FK1'))
  expect(refreshed(2)).toBeUndefined()
})

// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
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

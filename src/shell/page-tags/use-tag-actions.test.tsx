// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { testRouter } from '@/testing/router'
import { pageCache } from '../page-cache/page-cache'
import type { PageTag } from './open-tags'
import { useTagActions } from './use-tag-actions'

const tagOf = (path: string): PageTag => ({ key: path, path, search: {} })
const LIST = '/payment/order/list'
const OTHER = '/debit/order/list'

afterEach(() => pageCache.close(LIST))

it('A page that is read anew takes the place of the address that shows it, and that of no other page', () => {
  pageCache.show({ key: LIST, search: '{}', element: <p>It shows</p>, lasting: true })
  const router = testRouter()
  const wrapper = ({ children }: { children: ReactNode }) => router.around(children)
  const { result } = renderHook(() => useTagActions('zhang.wei', () => true), { wrapper })
  result.current.refresh(tagOf(LIST))
  result.current.refresh(tagOf(OTHER))
  expect(router.steps()).toEqual([
    { href: `/redirect${LIST}`, replace: true },
    { href: `/redirect${OTHER}`, replace: false },
  ])
})

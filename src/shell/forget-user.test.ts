import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { transport } from '@/api/http/client'
import { currentUserOptions } from '@/api/resources/session'
import { leaveTab, takeTab } from '@/session/take-tab'
import { readUserValue, writeUserValue } from '@/session/user-storage'
import { fakeStorage } from '@/testing/fake-storage'
import { forgetOpenPages, forgetUser, welcomeUser } from './forget-user'
import { pageCache } from './page-cache/page-cache'
import { noteDocument } from './recent-documents'

const NAME = 'zhang.wei'
const CODE = 'FK20261122000001'
const me: User = { username: NAME, authorities: [] }
const handOver = vi.spyOn(transport, 'handOver')

let browser: ReturnType<typeof fakeStorage>
let queryClient: QueryClient

/** A person has an order open and has typed something, and a write of theirs may have been done. */
beforeEach(() => {
  browser = fakeStorage()
  vi.stubGlobal('localStorage', browser)
  vi.stubGlobal('sessionStorage', fakeStorage())
  leaveTab()
  queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  queryClient.setQueryData(['payment-order', CODE], { code: CODE })
  queryClient.setQueryData(['menus'], ['payment'])
  takeTab(NAME)
  writeUserValue(NAME, 'draft', 'typed')
  noteDocument(NAME, { path: '/payment/order/detail', code: CODE, openedAt: 0 })
  pageCache.show({ key: CODE, search: '', element: createElement('p'), lasting: false })
  handOver.mockClear()
})

/** What is left of the person: in the cache, on the screen, in the tab, in the browser. */
const left = () => ({
  read: queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]),
  open: pageCache.snapshot().pages.map(({ key }) => key),
  isTyped: readUserValue(NAME, 'draft') === 'typed',
  isRemembered: Object.keys(browser).some((key) => browser.getItem(key)?.includes(CODE)),
  isOnceKnown: handOver.mock.calls.length === 0,
})

it('A log-out leaves nothing but who is signed in, not even which documents were opened', () => {
  forgetUser(queryClient)
  expect(left()).toEqual({
    read: ['session'],
    open: [],
    isTyped: false,
    isRemembered: false,
    isOnceKnown: false,
  })
})

it('Another person who signs in sees nothing of the one before', () => {
  welcomeUser(queryClient, 'li.na')
  // What they opened last waits for them under their own name.
  expect(left()).toEqual({
    read: ['session'],
    open: [],
    isTyped: false,
    isRemembered: true,
    isOnceKnown: false,
  })
})

it.each([
  ['A session that ends without a word', () => forgetOpenPages(queryClient)],
  ['The same person who signs in again', () => welcomeUser(queryClient, NAME)],
])('%s shows nothing of the person, and keeps what they typed for them', (_, end) => {
  end()
  expect(left()).toEqual({
    read: ['session'],
    open: [],
    isTyped: true,
    isRemembered: true,
    isOnceKnown: true,
  })
})

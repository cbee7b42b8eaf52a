// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { transport } from '@/api/http/client'
import { currentUserOptions } from '@/api/resources/session'
import { eventually } from '@/testing/eventually'
import { guardReturn } from './return-to-page'

const user = (username: string): User => ({
  username,
  name: undefined,
  nickName: undefined,
  avatar: undefined,
  enterprise: undefined,
  authorities: [],
})
const queryClient = new QueryClient()
const reload = vi.fn<() => void>()
const asked = vi.spyOn(transport, 'request')

/** Whether something of the page can be seen or reached. */
const isShown = () => !document.body.inert && document.documentElement.style.opacity === ''
const leave = () => dispatchEvent(new Event('pagehide'))
const comeBack = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeAll(() => guardReturn(queryClient, reload))
beforeEach(() => {
  document.body.innerHTML = '<button>x</button>'
  queryClient.setQueryData(currentUserOptions.queryKey, user('zhao.min'))
})
afterEach(async () => {
  // The same person is back: nothing is left hidden for the next test.
  asked.mockResolvedValue(user('zhao.min'))
  queryClient.setQueryData(currentUserOptions.queryKey, user('zhao.min'))
  comeBack(true)
  await eventually(() => {
    if (!isShown()) throw new Error('It is hidden still')
  })
  asked.mockReset()
  reload.mockReset()
})

it('A page that the browser kept shows again only once the session is known to be the same', async () => {
  document.querySelector('button')?.focus()
  leave()
  expect(isShown()).toBe(false)
  let answer: (now: User) => void = () => undefined
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  comeBack(true)
  await Promise.resolve()
  expect(isShown(), 'before the server has answered').toBe(false)
  answer(user('zhao.min'))
  await eventually(() => expect(isShown()).toBe(true))
  expect(document.activeElement).toBe(document.querySelector('button'))
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['somebody else is here', () => Promise.resolve(user('server.ops'))],
  ['nobody is here', () => Promise.resolve(null)],
  ['nobody can be asked', () => Promise.reject(new TypeError('Failed to fetch'))],
])('It is loaded anew and never shown when %s', async (_, answer) => {
  leave()
  asked.mockImplementation(answer)
  comeBack(true)
  await eventually(() => expect(reload).toHaveBeenCalledOnce())
  expect(isShown()).toBe(false)
})

it('It is loaded anew after a log-out, whoever the session belongs to', async () => {
  queryClient.setQueryData(currentUserOptions.queryKey, null)
  leave()
  asked.mockResolvedValue(user('zhao.min'))
  comeBack(true)
  await eventually(() => expect(reload).toHaveBeenCalledOnce())
  expect(isShown()).toBe(false)
})

it('The first time that a page shows nothing is asked', () => {
  comeBack(false)
  expect(asked).not.toHaveBeenCalled()
})

it('It is loaded anew without the browser’s question: what was typed is in its draft', async () => {
  // Whether leaving is allowed is kept for the whole page: this one is a page of its own.
  vi.resetModules()
  const { transport: itsTransport } = await import('@/api/http/client')
  const { guardReturn: guard } = await import('./return-to-page')
  const { holdLeaving } = await import('./unsaved-work')
  const askedToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const letLeave = holdLeaving()
  expect(askedToStay()).toBe(true)
  const onReload = vi.fn<() => void>()
  guard(new QueryClient(), onReload)
  vi.spyOn(itsTransport, 'request').mockRejectedValue(new TypeError('Failed to fetch'))
  leave()
  asked.mockResolvedValue(user('zhao.min'))
  comeBack(true)
  await eventually(() => expect(onReload).toHaveBeenCalledOnce())
  expect(askedToStay()).toBe(false)
  letLeave()
})

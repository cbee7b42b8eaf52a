// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { isRedirect, type ParsedLocation } from '@tanstack/react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { isWaitedFor } from '@/api/user-reads'
import { keepListForReload } from '@/session/early-list'
import { writeStored } from '@/session/stored-value'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { takeNotifications } from '@/shell/notify'
import { fakeStorage } from '@/testing/fake-storage'
import { applyDefaultView, startList } from './enter-list'
import type { ListQuery } from './list-query'
import { rememberPageSize } from './page-size'

const NAME = 'li.na'
const me: User = { username: NAME, authorities: [] }

interface Asked {
  pageNum: number
  code?: string
}
const unused = () => {
  throw new Error('not asked for here')
}
const list: ListQuery<string, { code?: string }, Asked> = {
  id: 'payment-order',
  path: '/payment/order/list',
  toRequest: (search) => ({ pageNum: 1, ...search }),
  options: (request) => ({
    queryKey: ['list', request],
    queryFn: () => new Promise(() => undefined),
  }),
  sentAs: ({ code }) => ({ path: '/api/list.json', body: `as it leaves: ${code}` }),
  useRows: unused,
  refuseRepeat: unused,
  fetchPage: unused,
}

describe('a list that is entered', () => {
  let leave: () => void = unused
  beforeAll(() => {
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
      leave = listener
    })
    keepListForReload('/')
    vi.unstubAllGlobals()
    history.replaceState(null, '', list.path)
  })
  afterAll(() => history.replaceState(null, '', '/'))
  beforeEach(() => forgetEverybodyBut(undefined))

  /** Comes to the list, or fetches it ahead. */
  function enter(code: string, preload = false): QueryClient {
    const queryClient = new QueryClient()
    const context = { queryClient, user: me }
    const location = { state: { __TSR_index: 0 } }
    startList(list)({ context, deps: { code }, location, preload, route: { options: {} } })
    return queryClient
  }

  it('is entered once: its entry of the history says no more that it was from the menu, and no other entry is touched', () => {
    const context = { queryClient: new QueryClient(), user: me }
    const load = (key: string, preload = false) =>
      startList(list)({
        context,
        deps: {},
        location: { state: { entered: 'menu', __TSR_index: 1, __TSR_key: key } },
        preload,
        route: { options: {} },
      })
    const entry = { entered: 'menu', __TSR_index: 1, __TSR_key: 'own' }
    history.replaceState(entry, '')
    load('another')
    load('own', true)
    expect(history.state).toEqual(entry)
    load('own')
    expect(history.state).toEqual({ ...entry, entered: undefined })
  })
  /** What is asked for together with the session after a reload. */
  function keptForReload(): unknown {
    leave()
    return readUserValue(NAME, 'early-list')
  }
  const asOf = (code: string) => ({
    url: list.path,
    path: '/api/list.json',
    body: `as it leaves: ${code}`,
  })

  it('is asked for in one go with the session after a reload, just as it was', () => {
    enter('FK1')
    expect(keptForReload()).toEqual(asOf('FK1'))
  })

  it('stays that when another is fetched ahead because somebody points at its link', () => {
    enter('FK1')
    enter('FK2', true)
    expect(keptForReload()).toEqual(asOf('FK1'))
  })

  it('is not asked for ahead of its page where it takes a call for each of many codes', () => {
    enter('FK1')
    enter('FK1,FK2')
    expect(keptForReload()).toBeUndefined()
  })

  it('is waited for, so that its failure is told; one that is only pointed at is not', () => {
    const isAnybodyWaiting = (queryClient: QueryClient) =>
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryHash }) => isWaitedFor(queryHash))
    expect(isAnybodyWaiting(enter('FK2', true))).toEqual([false])
    expect(isAnybodyWaiting(enter('FK1'))).toEqual([true])
  })
})

describe('a list that opens with what a person prefers takes the place of the bare address, to which Back would lead for nothing', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', fakeStorage())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    takeNotifications()
  })

  async function ledTo(hash = ''): Promise<unknown> {
    const location: ParsedLocation = {
      href: list.path,
      pathname: list.path,
      search: {},
      searchStr: '',
      state: { entered: 'menu', __TSR_index: 0 },
      hash,
      publicHref: list.path,
      external: false,
    }
    try {
      await applyDefaultView(list)({ context: { user: me }, location })
    } catch (thrown) {
      if (isRedirect(thrown)) return thrown.options
      throw thrown
    }
    return undefined
  }

  it('with their page size', async () => {
    expect(await ledTo()).toBeUndefined()
    rememberPageSize(NAME, 50)
    expect(await ledTo()).toMatchObject({ href: `${list.path}?pageSize=50`, replace: true })
  })

  it('with their default view', async () => {
    const columns = { order: ['code'], hidden: [], pinned: [] }
    const view = { name: 'mine', filters: { state: '10' }, columns, pageSize: 10, isDefault: true }
    writeStored('views', NAME, list.id, [view])
    expect(await ledTo()).toMatchObject({
      href: `${list.path}?state=10&pageSize=10`,
      replace: true,
    })
  })

  it('with the view of a link', async () => {
    expect(await ledTo('view=broken')).toMatchObject({ href: list.path, replace: true })
  })
})

// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { takeNotifications } from '@/shell/notify'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { watchWork } from '@/testing/watch-work'
import type { UseCount } from './count-uses'
import { EntriesChangedError, type Entry, type EntryType } from './entry'
import { useSwitchValid } from './use-switch-valid'

failOnConsoleErrors()
watchWork()

const call = { name: 'department/update.json', kind: 'write', failure: msg`Failed` } as const
const entryOf = (id: number, name: string): Entry => ({ id, name, valid: 1, values: { name } })
const [one, other] = [entryOf(1, 'one'), entryOf(2, 'other')]
const user = { username: 'sun.li', authorities: [] }
const another: User = { username: 'server.ops', authorities: [] }

/** Names of what was made invalid. */
const change = vi.fn<EntryType['change']>()
const find = vi.fn<EntryType['find']>()
beforeEach(() => {
  sessionAge.begin()
  takeNotifications()
  change.mockReset().mockResolvedValue(undefined)
  find.mockReset().mockResolvedValue([one, other])
})

/** The list of a kind of entries, as far as it switches them; the counts of their uses are on their way. */
function open() {
  const counts = new Map<number, (uses: UseCount) => void>()
  const type: EntryType = {
    id: 'department',
    listsKey: ['departments'],
    fields: [],
    nameOf: () => '',
    newTitle: msg`New`,
    editTitle: msg`Edit`,
    calls: { change: call },
    change,
    release: () => undefined,
    markStale: () => undefined,
    find,
    countUses: ({ id }) => new Promise((resolve) => counts.set(id, resolve)),
  }
  const page = new PageActivity(true)
  const queryClient = new QueryClient()
  const App = appWrapper({ queryClient })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <App>
      <PageActivityContext value={page}>{children}</PageActivityContext>
    </App>
  )
  const { result } = renderHook(() => useSwitchValid(type, user), { wrapper })
  return {
    press: (entry: Entry) => act(async () => void result.current.switchValid(entry)),
    count: (entry: Entry, count = 3) =>
      act(async () => counts.get(entry.id)?.({ kind: 'counted', count })),
    show: (isShown: boolean) => act(async () => page.set(isShown)),
    asked: () => result.current.question?.entry.name,
    confirm: () => act(() => result.current.confirm()),
    back: () => act(async () => result.current.close()),
    changed: () => change.mock.calls.map(([id]) => id),
    /** The list shows, and is read again only when that is asked for. */
    showList: async () => {
      const read = { end: () => undefined as void }
      const queryFn = () => new Promise<null>((resolve) => (read.end = () => resolve(null)))
      const list = new QueryObserver(queryClient, {
        queryKey: type.listsKey,
        queryFn,
        staleTime: Number.POSITIVE_INFINITY,
        initialData: null,
      })
      onTestFinished(list.subscribe(() => undefined))
      return () => act(async () => read.end())
    },
    /** The tab becomes another person's. */
    handOver: () => act(async () => queryClient.setQueryData(currentUserOptions.queryKey, another)),
  }
}

it('What was switched is told to nobody who has taken the tab over while the list was read again', async () => {
  const { press, count, changed, showList, handOver } = open()
  const read = await showList()
  await press(one)
  await count(one, 0)
  expect(changed()).toEqual([1])
  expect(takeNotifications()).toEqual([])
  await handOver()
  await read()
  expect(takeNotifications()).toEqual([])
})

it.each([
  ['stands as it was before', one],
  ['is to be taken back', { ...one, valid: 0 as const }],
  ['is gone', other],
])(
  'An undo that finds the tab handed over does and says nothing: what it looked for %s',
  async (_, entry) => {
    const { press, count, changed, handOver } = open()
    await press(one)
    await count(one, 0)
    let found: (entries: Entry[]) => void = () => undefined
    find.mockResolvedValue([entry])
    find.mockImplementationOnce(() => new Promise((resolve) => (found = resolve)))
    const { action } = takeNotifications().at(-1) ?? {}
    await act(async () => action?.run())
    await handOver()
    await act(async () => found([entry]))
    expect(changed()).toEqual([1])
    expect(takeNotifications()).toEqual([])
  },
)

it('The question before an entry is made invalid is not asked over another page', async () => {
  const { press, count, show, asked, changed } = open()
  await press(one)
  await show(false)
  await count(one)
  expect(asked()).toBeUndefined()
  await show(true)
  expect(asked(), 'as any dialog that was open when its page was left').toBeUndefined()
  await press(one)
  await count(one)
  expect(asked()).toBe('one')
  expect(changed()).toEqual([])
})

it('Two entries that were switched are asked about one after the other', async () => {
  const { press, count, asked, confirm, back, changed } = open()
  await press(one)
  await press(other)
  await count(other)
  expect(asked()).toBe('other')
  await count(one)
  expect(asked(), 'what is confirmed is what was asked').toBe('other')
  await confirm()
  expect(changed()).toEqual([2])
  expect(asked()).toBe('one')
  await back()
  expect(asked()).toBeUndefined()
  expect(changed()).toEqual([2])
})

it('An undo that can’t see what there is says so, and can be pressed again', async () => {
  const { press, count } = open()
  const pressLast = (label: string) =>
    act(async () => {
      const { action } = takeNotifications().at(-1) ?? {}
      expect(action?.label.message).toBe(label)
      action?.run()
    })
  await press(one)
  await count(one, 0)
  find.mockRejectedValue(new EntriesChangedError())
  await pressLast('Undo')
  find.mockResolvedValue([{ ...one, valid: 0 }, other])
  await pressLast('Retry')
  expect(change.mock.calls.map(([id, { valid }]) => [id, valid])).toEqual([[1, 0], [1, 1]]) // prettier-ignore
})

it('An undo of what somebody has taken back already sends nothing, and says how it stands', async () => {
  const { press, count, changed } = open()
  await press(one)
  await count(one, 0)
  // Valid again by somebody else.
  find.mockResolvedValue([one, other])
  const { action } = takeNotifications().at(-1) ?? {}
  await act(async () => action?.run())
  expect(changed()).toEqual([1])
  expect(takeNotifications().map(({ message }) => message.message)).toEqual([
    '“{name}” is active again',
  ])
})

it('An undo finds an entry that was renamed since, and speaks of it by its new name', async () => {
  const { press, count } = open()
  await press(one)
  await count(one, 0)
  const renamed = { ...one, name: 'new', values: { name: 'new' }, valid: 0 as const }
  find.mockImplementation(({ name }) =>
    Promise.resolve([renamed, other].filter((entry) => !name || entry.name === name)),
  )
  const { action } = takeNotifications().at(-1) ?? {}
  await act(async () => action?.run())
  expect(change.mock.lastCall?.slice(0, 2)).toEqual([1, { valid: 1, values: { name: 'new' } }])
  expect(takeNotifications().map(({ message }) => message.values)).toEqual([{ name: 'new' }])
})

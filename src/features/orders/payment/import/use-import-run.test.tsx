// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { INTERNAL_DOCUMENT } from '../../../../../fixtures/testing/documents'
import type { User } from '@/api/contract/session'
import { ApiError } from '@/api/http/api-error'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { takeNotifications } from '@/shell/notify'
import { eventually } from '@/testing/eventually'
import { appWrapper, failOnConsoleErrors } from '@/testing/render'
import { watchWork } from '@/testing/watch-work'
import { EMPTY_PAYMENT_FORM } from '../form/form-values'
import type { ImportRow } from './read-table'
import type { rowSender } from './row-sender'
import type { RowOutcome } from './run-rows'

const send = vi.fn<(row: ImportRow) => Promise<string>>()
const lookUp = vi.fn<ReturnType<typeof rowSender>['lookUp']>()
vi.mock('./row-sender', () => ({
  rowSender: () => ({
    send,
    lookUp,
    outcomeBefore: () => undefined,
    outcomesBefore: () => new Map(),
    markStale: () => undefined,
  }),
}))
/** Ends a hold of the tab. */
const letGo = vi.fn<() => void>()
const tryHold = vi.hoisted(() => vi.fn<(name: string) => Promise<(() => void) | undefined>>())
vi.mock('@/features/writes/tab-lock', async (original) => ({
  ...(await original<object>()),
  tryHold,
}))
const { useImportRun } = await import('./use-import-run')

failOnConsoleErrors()
const isWorking = watchWork()

const me: User = { username: 'zhang.wei', authorities: [] }
const rowOf = (number: number): ImportRow => ({
  key: `1 row ${number}`,
  number,
  texts: {},
  errors: {},
  sameAs: undefined,
  values: EMPTY_PAYMENT_FORM,
  document: {
    ...INTERNAL_DOCUMENT,
    paymentUnit: undefined,
    paymentUnitAccount: undefined,
    canOnlyConsume: 1,
  },
})
const refusal = new ApiError(
  { name: 'payment_order/staging.json', kind: 'write', failure: msg`Failed` },
  'rejected',
)
const [first, second] = [rowOf(1), rowOf(2)]

/** The dialog with a file of two rows, as far as it sends them. */
function open(page = new PageActivity(true)) {
  const file = {
    name: 'orders.xlsx',
    rows: [first, second],
    ignored: [],
    others: [],
    hidden: 0,
    alike: new Map(),
  }
  const App = appWrapper({ queryClient: new QueryClient() })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <App>
      <PageActivityContext value={page}>{children}</PageActivityContext>
    </App>
  )
  const { result, unmount } = renderHook(() => useImportRun(file, me, () => undefined), { wrapper })
  return {
    shown: () => result.current,
    kinds: () => [first, second].map(({ key }) => result.current.outcomes.get(key)?.kind),
    unmount,
  }
}

beforeEach(() => {
  send.mockReset()
  lookUp.mockReset()
  letGo.mockReset()
  tryHold.mockReset().mockResolvedValue(letGo)
})

it('Nothing is sent while another tab imports: they would not know of each other’s rows', async () => {
  tryHold.mockResolvedValue(undefined)
  send.mockResolvedValue('FK1')
  const { shown, kinds } = open()
  await act(async () => shown().start())
  expect(tryHold.mock.calls).toEqual([['import.payment-order']])
  expect(takeNotifications().map(({ message }) => message.message)).toEqual([
    'Another tab is importing. Wait until it is done.',
  ])
  expect(shown().isRunning).toBe(false)
  expect(send).not.toHaveBeenCalled()

  tryHold.mockResolvedValue(letGo)
  await act(async () => shown().start())
  expect(kinds()).toEqual(['saved', 'saved'])
  expect(letGo).toHaveBeenCalledOnce()
})

it('A reload waits for an import, also where it only waits or looks something up', async () => {
  let answer: (code: string) => void = () => undefined
  let found: (outcome: RowOutcome) => void = () => undefined
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  lookUp.mockImplementation(() => new Promise((resolve) => (found = resolve)))
  const { shown, kinds } = open()
  expect(isWorking()).toBe(false)
  // Nothing of it is a call: what there is between calls is held here.
  await act(async () => {
    shown().start()
    await eventually(() => expect(send).toHaveBeenCalledTimes(1))
  })
  expect(isWorking()).toBe(true)
  await act(async () => answer('FK1'))
  expect(kinds()).toEqual(['saved', 'sending'])
  expect(isWorking()).toBe(true)
  await act(async () => answer('FK2'))
  expect(shown().isRunning).toBe(false)
  expect(isWorking()).toBe(false)

  await act(async () => shown().lookUpAll([second]))
  expect(kinds()).toEqual(['saved', 'looking'])
  expect(isWorking()).toBe(true)
  await act(async () => found({ kind: 'not-done' }))
  expect(kinds()).toEqual(['saved', 'not-done'])
  expect(isWorking()).toBe(false)
})

it('Stop lets a look-up come to its end; when its page goes, it ends where it waits', async () => {
  const signals: (AbortSignal | undefined)[] = []
  lookUp.mockImplementation((_row, signal) => {
    signals.push(signal)
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve({ kind: 'unknown', codes: [] }))
    })
  })
  const { shown, unmount } = open()
  await act(async () => shown().lookUpAll([first]))
  await act(async () => shown().stop())
  expect(shown().isStopping).toBe(true)
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  unmount()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  await eventually(() => expect(isWorking()).toBe(false))
})

it('An end behind another page is told with its counts; one that is in sight, or whose page is gone, is not', async () => {
  const page = new PageActivity(true)
  const { shown, unmount } = open(page)
  const told = () => takeNotifications().map(({ message, tone }) => [tone, message.values])
  send.mockResolvedValueOnce('FK1').mockRejectedValueOnce(refusal)
  await act(async () => shown().start())
  expect(told()).toEqual([])

  page.set(false)
  send.mockRejectedValueOnce(refusal)
  await act(async () => shown().start())
  expect(told()).toEqual([['warning', { name: 'orders.xlsx', counts: 'saved 1 · refused 1' }]])
  send.mockResolvedValueOnce('FK2')
  await act(async () => shown().start())
  expect(told()).toEqual([['success', { name: 'orders.xlsx', counts: 'saved 2' }]])

  lookUp.mockImplementation((_row, signal) => {
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve({ kind: 'unknown', codes: [] }))
    })
  })
  await act(async () => shown().lookUpAll([first]))
  unmount()
  await eventually(() => expect(isWorking()).toBe(false))
  expect(told()).toEqual([])
})

it('Which rows needed attention when a run began is known while they are sent once more', async () => {
  send.mockRejectedValueOnce(refusal).mockResolvedValue('FK2')
  const { shown, kinds } = open()
  await act(async () => shown().start())
  expect(kinds()).toEqual(['refused', 'saved'])
  expect([...shown().attended]).toEqual([])
  let answer: (code: string) => void = () => undefined
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await act(async () => shown().start())
  await act(() => eventually(() => expect(kinds()).toEqual(['sending', 'saved'])))
  expect([...shown().attended]).toEqual([first.key])
  await act(async () => answer('FK1'))
  expect(kinds()).toEqual(['saved', 'saved'])
})

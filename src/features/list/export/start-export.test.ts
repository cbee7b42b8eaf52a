import { i18n, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { currentUserOptions } from '@/api/resources/session'
import { watchWork } from '@/testing/watch-work'
import { ApiError, type ApiErrorKind, type FailedCall } from '@/api/http/api-error'
import { defaultColumnSettings } from '@/components/data-table/column-settings'
import { paymentOrderList } from '@/features/orders/payment/list'
import type { presentFailure } from '@/shell/present-failure'
import type { ExportJob } from './export-job'
import { startExport } from './start-export'
import { holdLeaving } from '@/shell/unsaved-work'
import { notify } from '@/shell/notify'

vi.mock('@/shell/present-failure', () => ({ presentFailure: vi.fn<typeof presentFailure>() }))

vi.mock('@/shell/notify', () => ({ notify: vi.fn<typeof notify>() }))
const letLeave = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/shell/unsaved-work', () => ({ holdLeaving: vi.fn<typeof holdLeaving>(() => letLeave) }))

const isWorking = watchWork()
const queryClient = new QueryClient()
i18n.loadAndActivate({ locale: 'en', messages: {} })

interface Running {
  current: AbortController | undefined
}

/**
 * What the page shows of an export whose file can't be had, with what an earlier one left there.
 *
 * @param onRun what happens while the file is received
 */
async function shownAfter(
  kind: ApiErrorKind,
  onRun: (running: Running) => void = () => undefined,
  running: Running = { current: undefined },
) {
  const call: FailedCall = {
    name: 'payment_order/export.json',
    kind: 'read',
    failure: msg`Failed to export payment orders!`,
  }
  const refused = new ApiError(call, kind)
  const before: ExportJob = {
    update: { status: 'reading', rowsRead: 100, total: 200 },
    origin: {
      title: msg`Payment orders`,
      filters: [],
      isOwnOnly: false,
      selected: undefined,
      person: '',
      at: '',
    },
    retry: () => undefined,
  }
  const shown: (ExportJob | undefined)[] = [before]
  const worked: boolean[] = []
  await startExport({
    list: {
      ...paymentOrderList,
      export: async () => ({
        run: () => {
          worked.push(isWorking())
          onRun(running)
          return Promise.reject(refused)
        },
        checked: { columnId: 'amount', header: '' },
      }),
    },
    request: { business: 1, pageNum: 1, pageSize: 10 },
    source: 'server',
    onRead: () => undefined,
    inForce: {},
    columns: defaultColumnSettings(paymentOrderList.columns),
    user: {
      name: undefined,
      username: 'zhang.wei',
      nickName: undefined,
      avatar: undefined,
      enterprise: undefined,
      authorities: [],
    },
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    queryClient,
    running,
    retry: () => undefined,
    before,
    onJob: (job) => shown.push(job),
  })
  return { before, last: shown.at(-1), worked }
}

it('An export that was pressed twice leaves what the first press brought', async () => {
  const { before, last } = await shownAfter('duplicate')
  expect(last).toBe(before)
})

it('An export that is begun while one is under way is not made, and says so', async () => {
  vi.mocked(notify).mockClear()
  const running = { current: new AbortController() }
  const { before, last, worked } = await shownAfter('server', undefined, running)
  expect(worked).toEqual([])
  expect(last).toBe(before)
  expect(vi.mocked(notify).mock.calls).toMatchObject([
    [{ message: { message: 'Request already sent, please wait' }, tone: 'warning' }],
  ])
})

it('An export that failed otherwise says so where the one before stood', async () => {
  const { last } = await shownAfter('server')
  expect(last?.update.status).toBe('failed')
})

it('A reload waits for an export, and not for one that is over', async () => {
  const { worked } = await shownAfter('server')
  expect(worked).toEqual([true])
  expect(isWorking()).toBe(false)
})

it('The browser asks before a file is left that is still to come, and no longer', async () => {
  vi.mocked(holdLeaving).mockClear()
  letLeave.mockClear()
  await shownAfter('server', () => {
    expect(holdLeaving).toHaveBeenCalledTimes(1)
    expect(letLeave).not.toHaveBeenCalled()
  })
  expect(letLeave).toHaveBeenCalled()
})

it('An export that ends with its page says so, and one that was cancelled does not', async () => {
  vi.mocked(notify).mockClear()
  await shownAfter('network', (running) => {
    running.current?.abort()
    running.current = undefined
  })
  expect(notify).not.toHaveBeenCalled()
  await shownAfter('network', (running) => running.current?.abort())
  expect(notify).toHaveBeenCalledTimes(1)
  // The tab was handed over: whoever is here now has exported nothing.
  await shownAfter('network', (running) => {
    queryClient.setQueryData(currentUserOptions.queryKey, null)
    running.current?.abort()
  })
  expect(notify).toHaveBeenCalledTimes(1)
})

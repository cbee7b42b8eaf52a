import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { expect, it, vi } from 'vitest'
import { watchWork } from '@/testing/watch-work'
import { ApiError, type ApiErrorKind, type FailedCall } from '@/api/http/api-error'
import { defaultColumnSettings } from '@/components/data-table/column-settings'
import { paymentOrderList } from '@/features/orders/payment/list'
import type { presentFailure } from '@/shell/present-failure'
import type { ExportJob } from './export-job'
import { startExport } from './start-export'

vi.mock('@/shell/present-failure', () => ({ presentFailure: vi.fn<typeof presentFailure>() }))

const isWorking = watchWork()

/** What the page shows of an export whose file can't be had, with what an earlier one left there. */
async function shownAfter(kind: ApiErrorKind) {
  const call: FailedCall = {
    name: 'payment_order/export.json',
    kind: 'read',
    failure: msg`Failed to export payment orders!`,
  }
  const refused = new ApiError(call, kind)
  const before: ExportJob = {
    update: { status: 'reading', rowsRead: 100, total: 200 },
    origin: { title: '', filters: [], isOwnOnly: false, selected: undefined, person: '', at: '' },
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
          return Promise.reject(refused)
        },
        checked: { columnId: 'amount', header: '' },
      }),
    },
    request: { business: 1, pageNum: 1, pageSize: 10 },
    source: 'server',
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
    running: { current: undefined },
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

it('An export that failed otherwise says so where the one before stood', async () => {
  const { last } = await shownAfter('server')
  expect(last?.update.status).toBe('failed')
})

it('A reload waits for an export, and not for one that is over', async () => {
  const { worked } = await shownAfter('server')
  expect(worked).toEqual([true])
  expect(isWorking()).toBe(false)
})

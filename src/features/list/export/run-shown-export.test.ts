import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { defaultColumnSettings } from '@/components/data-table/column-settings'
import { paymentOrderList } from '@/features/orders/payment/list'
import { countInWorker } from './count-in-worker'
import type { ExportUpdate } from './export-job'
import { runShownExport } from './run-shown-export'

const AMOUNT = paymentOrderList.columns.find(({ id }) => id === 'amount')?.meta.name.id ?? ''
const i18n = setupI18n({
  locale: 'zh',
  messages: { zh: { [AMOUNT]: '金额（元）' }, en: { [AMOUNT]: 'Amount (yuan)' } },
})
const saved = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>())

vi.mock('@/components/save-file', () => ({ saveFile: saved }))
// The person goes on in English while the file is written.
vi.mock('./ask-worker', () => ({
  askWorker: async () => {
    i18n.activate('en')
    return new ArrayBuffer(0)
  },
}))
vi.mock('./count-in-worker', () => ({ countInWorker: vi.fn<typeof countInWorker>() }))

beforeEach(() => void vi.stubGlobal('Worker', EventTarget))
afterEach(() => vi.unstubAllGlobals())

/** What a list comes to whose pages the server answers so. */
async function exportOf(fetchPage: typeof paymentOrderList.fetchPage): Promise<ExportUpdate[]> {
  const updates: ExportUpdate[] = []
  await runShownExport({
    list: { ...paymentOrderList, fetchPage },
    columns: defaultColumnSettings(paymentOrderList.columns),
    request: { business: 1, pageNum: 1, pageSize: 10 },
    selected: undefined,
    onRead: () => undefined,
    i18n,
    signal: new AbortController().signal,
    onUpdate: (update) => updates.push(update),
  })
  return updates
}

const rowOf = (code: string): PaymentOrder => ({
  code,
  state: 5,
  amount: 1250,
  actual: 0,
  attachments: [],
})

it('More than 10,000 rows are not made into a file, and asking again would not help', async () => {
  saved.mockClear()
  const page = { rows: [rowOf('FK1')], pageNum: 1, pageSize: 1000 }
  const updates = await exportOf(async () => ({ ...page, total: 10_001 }))
  const { message } = msg`More than 10,000 rows match. Narrow the filters.`
  expect(updates).toMatchObject([{ status: 'failed', message: { message }, isRefusal: true }])
  expect(saved).not.toHaveBeenCalled()
})

it('A list of which nobody says how long it is gives no file that could be short without a word', async () => {
  saved.mockClear()
  const updates = await exportOf(async ({ pageNum }) => ({
    rows: pageNum === 1 ? [rowOf('FK1')] : [],
    pageNum,
    pageSize: 1000,
    total: 1,
    isAtLeast: true,
  }))
  const { message } =
    msg`The server does not say how many rows there are: whether all of them came can’t be told.`
  expect(updates.at(-1)).toMatchObject({ status: 'failed', message: { message }, isRefusal: true })
  expect(saved).not.toHaveBeenCalled()
})

it('A list that changes each time it is read gives no file, but may do so later', async () => {
  saved.mockClear()
  let total = 2
  const updates = await exportOf(async () => {
    total += 1
    return { rows: [rowOf('FK1')], pageNum: 1, pageSize: 1000, total }
  })
  const { message } = msg`The list kept changing while it was read. Export it again.`
  expect(updates.at(-1)).toMatchObject({
    status: 'failed',
    message: { message },
    isRefusal: false,
  })
  expect(saved).not.toHaveBeenCalled()
})

it('A file is checked by the headers that it was written with, whatever language is chosen meanwhile', async () => {
  vi.mocked(countInWorker).mockImplementation(async ({ header }) =>
    header === '金额（元）' ? { rows: 1, cents: 1250 } : undefined,
  )
  const updates: ExportUpdate[] = []
  const row: PaymentOrder = { code: 'FK1', state: 5, amount: 1250, actual: 0, attachments: [] }
  await runShownExport({
    list: paymentOrderList,
    columns: defaultColumnSettings(paymentOrderList.columns),
    request: { business: 1, pageNum: 1, pageSize: 10 },
    selected: { rows: [row], shown: [row] },
    onRead: () => undefined,
    i18n,
    signal: new AbortController().signal,
    onUpdate: (update) => updates.push(update),
  })
  expect(i18n.locale).toBe('en')
  expect(saved).toHaveBeenCalledTimes(1)
  expect(updates.at(-1)).toMatchObject({ status: 'done', rows: 1, check: { verdict: 'same' } })
})

it('Selected rows of other pages are exported as they stand by now, and a row that is gone gives no file', async () => {
  const there = {
    rows: [{ ...rowOf('FK2'), amount: 9_999_900 }],
    pageNum: 1,
    pageSize: 50,
    total: 1,
  }
  vi.mocked(countInWorker).mockResolvedValue({ rows: 2, cents: 9_999_900 + 1250 })
  const exportSelected = async (rows: readonly PaymentOrder[]) => {
    saved.mockClear()
    const updates: ExportUpdate[] = []
    await runShownExport({
      list: { ...paymentOrderList, fetchPage: async () => there },
      columns: defaultColumnSettings(paymentOrderList.columns),
      request: { business: 1, pageNum: 1, pageSize: 10 },
      selected: { rows, shown: [rowOf('FK1')] },
      onRead: () => undefined,
      i18n,
      signal: new AbortController().signal,
      onUpdate: (update) => updates.push(update),
    })
    return updates.at(-1)
  }
  expect(await exportSelected([rowOf('FK1'), rowOf('FK2')])).toMatchObject({
    status: 'done',
    check: { verdict: 'same', list: { rows: 2, cents: 9_999_900 + 1250 } },
  })
  expect(await exportSelected([rowOf('FK1'), rowOf('FK3')])).toMatchObject({
    status: 'failed',
    message: { values: { codes: 'FK3' } },
    isRefusal: true,
  })
  expect(saved).not.toHaveBeenCalled()
})

import { describe, expect, it, vi } from 'vitest'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { paymentConfirmList } from '@/features/orders/payment/confirm-list'
import { inListOrder, readSelected } from './selected-rows'

const orderOf = (code: string, amount: number): PaymentOrder => ({
  code,
  state: 10,
  amount,
  actual: 0,
  attachments: [],
})
const codes = Array.from({ length: 60 }, (_, index) => `FK${index + 1}`)

/**
 * Orders that were selected at 1 cent each, the first of them on the page; of what there is now each has 2, and those that the
 * filters still match 4.
 */
async function read(there: readonly string[], matching: readonly string[] = []) {
  const fetchPage = vi.fn<ReturnType<typeof paymentConfirmList>['fetchPage']>(async ({ code }) => {
    const rows =
      code === undefined
        ? matching.map((each) => orderOf(each, 4))
        : code.split(',').flatMap((each) => (there.includes(each) ? [orderOf(each, 2)] : []))
    return { rows, pageNum: 1, pageSize: 50, total: rows.length }
  })
  const told: number[] = []
  const { rows, gone } = await readSelected({
    list: { ...paymentConfirmList(undefined), fetchPage },
    request: { business: 2, state: 10, ownerName: 'Li', pageNum: 3, pageSize: 10 },
    selected: {
      rows: codes.map((code) => orderOf(code, 1)),
      shown: [orderOf('FK1', 3)],
    },
    onProgress: (count) => told.push(count),
  })
  const asked = fetchPage.mock.calls.map(([request]) => request)
  return { amounts: rows.map(({ code, amount }) => [code, amount]), gone, asked, told }
}

it('Selected rows are those of the page that shows, and any other one read again, in their order', async () => {
  const { amounts, gone, asked, told } = await read(codes)
  expect(amounts).toEqual(codes.map((code) => [code, code === 'FK1' ? 3 : 2]))
  expect(gone).toEqual([])
  expect(told).toEqual([51, 60])
  // By their codes alone, whatever they have become: as many at a time as a list of codes may hold.
  expect(asked.map(({ code }) => code)).toEqual([
    undefined,
    `${codes.slice(1, 51).join(',')},`,
    `${codes.slice(51).join(',')},`,
  ])
  expect(asked[1]).toMatchObject({ business: 2, state: undefined, ownerName: undefined })
})

it('Many are looked for in the list first, as it is filtered, and only those that it does not have by their codes', async () => {
  const { amounts, gone, asked, told } = await read(codes, ['FK1', ...codes.slice(2)])
  expect(amounts.slice(0, 4)).toEqual([
    ['FK1', 3],
    ['FK2', 2],
    ['FK3', 4],
    ['FK4', 4],
  ])
  expect(gone).toEqual([])
  expect(told).toEqual([60])
  expect(asked).toHaveLength(2)
  expect(asked[0]).toMatchObject({ state: 10, ownerName: 'Li', pageNum: 1, pageSize: 1000 })
  expect(asked[1]?.code).toBe('FK2,')
})

it('Rows that the list has no more are named, not given as they were', async () => {
  const { amounts, gone } = await read(codes.filter((code) => code !== 'FK7'))
  expect(gone).toEqual(['FK7'])
  expect(amounts).toHaveLength(59)
})

it('Rows that the filters match no more are told apart from those that are gone, and read by their codes alone', async () => {
  const fetchPage = vi.fn<ReturnType<typeof paymentConfirmList>['fetchPage']>(
    async ({ code = '', state }) => {
      // FK2 is in another state by now.
      const found = state === undefined ? ['FK2', 'FK3'] : ['FK3']
      const rows = found.filter((each) => code.includes(each)).map((each) => orderOf(each, 2))
      return { rows, pageNum: 1, pageSize: 50, total: rows.length }
    },
  )
  const { rows, unmatched, gone } = await readSelected({
    list: { ...paymentConfirmList(undefined), fetchPage },
    request: { business: 2, state: 10, code: 'FK', pageNum: 1, pageSize: 10 },
    selected: {
      rows: ['FK1', 'FK2', 'FK3', 'FK4'].map((code) => orderOf(code, 1)),
      shown: [orderOf('FK1', 3)],
    },
  })
  expect(rows.map(({ code, amount }) => [code, amount])).toEqual([
    ['FK1', 3],
    ['FK2', 2],
    ['FK3', 2],
  ])
  expect({ unmatched, gone }).toEqual({ unmatched: ['FK2'], gone: ['FK4'] })
  expect(fetchPage.mock.calls.map(([{ code, state }]) => [code, state])).toEqual([
    ['FK2,FK3,FK4,', 10],
    ['FK2,FK4,', undefined],
  ])
})

describe('The order in which selected rows are taken along is that of the list', () => {
  const list = paymentConfirmList(undefined)
  const made = (code: string, gmtCreate: string) => ({ ...orderOf(code, 1), gmtCreate })
  const first = made('FK1', '2026-11-22 15:00:00')
  const second = made('FK2', '2026-11-22 14:00:00')
  const third = made('FK3', '2026-11-22 14:00:00')
  const codesOf = (rows: PaymentOrder[], shown: PaymentOrder[]) =>
    inListOrder(list, { rows, shown }).map(({ code }) => code)

  it('where all stand on the page, as they do there, also by a list of codes', () => {
    expect(codesOf([first, third, second], [second, first, third])).toEqual(['FK2', 'FK1', 'FK3'])
  })

  it('with rows of other pages, the newest first', () => {
    expect(codesOf([second, first, third], [first])).toEqual(['FK1', 'FK3', 'FK2'])
  })
})

import { expect, it, vi } from 'vitest'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { paymentConfirmList } from '@/features/orders/payment/confirm-list'
import { readSelected } from './selected-rows'

const orderOf = (code: string, amount: number): PaymentOrder => ({
  code,
  state: 10,
  amount,
  actual: 0,
  attachments: [],
})
const codes = Array.from({ length: 60 }, (_, index) => `FK${index + 1}`)

/** Orders that were selected at 1 cent each, the first of them on the page; of what there is now each has 2. */
async function read(there: readonly string[]) {
  const fetchPage = vi.fn<ReturnType<typeof paymentConfirmList>['fetchPage']>(
    async ({ code = '' }) => {
      const rows = code
        .split(',')
        .flatMap((each) => (there.includes(each) ? [orderOf(each, 2)] : []))
      return { rows, pageNum: 1, pageSize: 50, total: rows.length }
    },
  )
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
    `${codes.slice(1, 51).join(',')},`,
    `${codes.slice(51).join(',')},`,
  ])
  expect(asked[0]).toMatchObject({ business: 2, state: undefined, ownerName: undefined })
})

it('Rows that the list has no more are named, not given as they were', async () => {
  const { amounts, gone } = await read(codes.filter((code) => code !== 'FK7'))
  expect(gone).toEqual(['FK7'])
  expect(amounts).toHaveLength(59)
})

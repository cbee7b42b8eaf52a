// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Page } from '@/api/contract/envelope'
import { ApiError } from '@/api/http/api-error'
import { currentUserOptions } from '@/api/resources/session'
import { paymentRules } from '@/domain/payment-transitions'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { appWrapper } from '@/testing/render'
import type { OrderListRequest } from '../../workflow/list-request'
import { usePickedOrder } from './use-picked-order'

type Request = OrderListRequest & { code: string | undefined; state: number }

const PAUSE_MS = 1000
const call = {
  name: 'payment_order/list.json',
  kind: 'read',
  failure: msg`Failed to query payment orders!`,
} as const
const failed = new ApiError(call, 'forbidden')
/** As the server says that there is no such order. */
const refused = new ApiError(call, 'rejected')
const search = vi.fn<(request: Request) => Promise<Page<{ code: string }>>>()
const listOptions = (request: Request) =>
  queryOptions({ queryKey: ['list', request], queryFn: () => search(request) })
const readOrder = vi.fn<(code: string) => Promise<{ code: string }>>()
const orders = {
  listOptions,
  useList: (request: Request, settings: PageQuerySettings) =>
    usePageQuery({ ...listOptions(request), ...settings }),
  useOrder: (code: string, settings: PageQuerySettings) =>
    usePageQuery({
      ...queryOptions({ queryKey: ['order', code], queryFn: () => readOrder(code) }),
      ...settings,
    }),
  rules: paymentRules,
  state: 30,
} as const

/** Somebody who has typed so much of a code. */
function open(typed: string, given?: string) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  })
  const user = { username: 'zhang.wei', authorities: [{ code: 'payment/order' }] }
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  const { result, rerender } = renderHook((text: string) => usePickedOrder(orders, text, given), {
    wrapper: appWrapper({ queryClient }),
    initialProps: typed,
  })
  return {
    shown: () => result.current.searchError,
    order: () => result.current.order,
    code: () => result.current.code,
    offered: () => result.current.rows.map(({ code }) => code),
    unknown: () => result.current.unknown,
    error: () => result.current.error,
    press: () => result.current.searchAgain('field'),
    type: (text: string) => rerender(text),
  }
}
/** What is typed is searched for once it is drawn, and its answer drawn after that. */
const timePasses = async () => {
  for (let step = 0; step < 3; step += 1) await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS))
}
const rows = (...codes: string[]): Page<{ code: string }> => ({
  rows: codes.map((code) => ({ code })),
  total: codes.length,
  pageNum: 1,
  pageSize: 20,
})

beforeEach(() => {
  vi.useFakeTimers()
  search.mockReset().mockRejectedValue(failed)
  readOrder.mockReset().mockImplementation(async (code) => ({ code }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('tells that what was typed could not be searched, and nothing before anything is typed', async () => {
  const { shown, type } = open('')
  await timePasses()
  expect(search).toHaveBeenCalledTimes(1)
  expect(shown()).toBeUndefined()
  type('FK')
  expect(shown()).toBeUndefined()
  await timePasses()
  expect(shown()).toBe(failed)
})

it('goes on telling it while one types on and is not answered, so that it is told once', async () => {
  const { shown, type } = open('FK')
  await timePasses()
  let answer: (found: Page<{ code: string }>) => void = () => undefined
  search.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  type('FK2')
  expect(shown()).toBe(failed)
  await timePasses()
  expect(search).toHaveBeenCalledTimes(2)
  expect(shown()).toBe(failed)
  await act(async () => answer(rows('FK20261120000001')))
  await timePasses()
  expect(shown()).toBeUndefined()
})

it('tells it no more once the field is emptied or a whole code stands in it', async () => {
  const { shown, order, type } = open('FK')
  await timePasses()
  expect(shown()).toBe(failed)
  type('FK20261120000001')
  expect(shown()).toBeUndefined()
  await timePasses()
  expect(shown()).toBeUndefined()
  expect(order()).toEqual({ code: 'FK20261120000001' })
  type('FK')
  await timePasses()
  expect(shown()).toBe(failed)
  type('')
  expect(shown()).toBeUndefined()
  type('F')
  expect(shown()).toBeUndefined()
})

it('searches the same again, and leads back to the field', async () => {
  const { shown, press } = open('FK')
  await timePasses()
  search.mockResolvedValue(rows())
  const field = document.body.appendChild(document.createElement('input'))
  field.id = 'field'
  await act(async () => press())
  expect(document.activeElement).toBe(field)
  await timePasses()
  expect(search).toHaveBeenCalledTimes(2)
  expect(shown()).toBeUndefined()
  field.remove()
})

it('reads a code of another shape, from the address', async () => {
  search.mockResolvedValue(rows())
  const { order, unknown, type, code } = open('pay-2026-000123', 'pay-2026-000123')
  await timePasses()
  expect(order()).toEqual({ code: 'pay-2026-000123' })
  expect(unknown()).toBeUndefined()
  type('PAY-2026')
  await timePasses()
  expect(order()).toBeUndefined()
  expect(unknown()).toBe('PAY-2026')
  type('PAY-2026-000123')
  await timePasses()
  expect(order()).toEqual({ code: 'pay-2026-000123' })
  expect(code()).toBe('pay-2026-000123')
})

it('A code of another shape that could not be read is told as that, and can be read again', async () => {
  search.mockResolvedValue(rows())
  readOrder.mockReturnValueOnce(new Promise(() => undefined))
  const underWay = open('pay-2026-000123', 'pay-2026-000123')
  await timePasses()
  expect(readOrder).toHaveBeenCalledTimes(1)
  expect(underWay.unknown()).toBeUndefined()
  expect(underWay.error()).toBeNull()
  cleanup()

  readOrder.mockRejectedValueOnce(failed)
  const { error, unknown } = open('pay-2026-000123', 'pay-2026-000123')
  await timePasses()
  expect(error()).toBe(failed)
  expect(unknown()).toBeUndefined()
  cleanup()

  readOrder.mockRejectedValueOnce(refused)
  const none = open('pay-2026-000123', 'pay-2026-000123')
  await timePasses()
  expect(none.error()).toBeNull()
  expect(none.unknown()).toBe('pay-2026-000123')
})

it('reads a code of another shape that was suggested, as the server writes it', async () => {
  search.mockResolvedValue(rows('pay-2026-000123', 'pay-2026-0001234'))
  const { order, code, type } = open('PAY')
  await timePasses()
  expect(order()).toBeUndefined()
  type('PAY-2026-000123')
  expect(code()).toBe('pay-2026-000123')
  // The next search may not bring it any more.
  search.mockResolvedValue(rows())
  await timePasses()
  expect(order()).toEqual({ code: 'pay-2026-000123' })
})

it('Whoever has chosen an order is offered the others, and nothing is searched for it', async () => {
  search.mockResolvedValue(rows('FK20261120000001', 'FK20261120000002'))
  const chosen = open('FK2026')
  await timePasses()
  chosen.type('FK20261120000002')
  await timePasses()
  expect(search.mock.calls.map(([{ code }]) => code)).toEqual(['FK2026', undefined])
  expect(chosen.code()).toBe('FK20261120000002')
  // It is among them also where the first ones are others.
  search.mockResolvedValue(rows('FK20261125000001'))
  const pasted = open('FK2026')
  await timePasses()
  search.mockResolvedValueOnce(rows('FK20261120000003'))
  pasted.type('FK20261120000003')
  await timePasses()
  expect(pasted.offered()).toEqual(['FK20261120000003', 'FK20261125000001'])

  // What the form came with, too.
  search.mockClear()
  open('FK20261119000001', 'FK20261119000001')
  await timePasses()
  expect(search.mock.calls.map(([{ code }]) => code)).toEqual([undefined])
})

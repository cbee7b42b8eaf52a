// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PAYMENT_STATE, paymentState } from '@/domain/order-states'
import { failOnConsoleErrors, renderInApp, textsIn } from '@/testing/render'
import { CoverSheet } from './cover-sheet'

failOnConsoleErrors()

const order = (code: string, amount: number, state: number) => ({ code, amount, state })

function cover(
  orders: readonly ReturnType<typeof order>[],
  texts: Parameters<typeof renderInApp>[1] = {},
) {
  renderInApp(
    <CoverSheet
      orders={orders}
      stateOf={({ state }) => paymentState(state)}
      missing={[]}
      printedAt="2026-11-22 15:00:00"
      person="赵敏 (zhao.min)"
    />,
    texts,
  )
  return screen.getAllByRole('row').map((row) => row.textContent)
}

it('says how much of its sum is of orders whose money counts for nothing', () => {
  const rows = cover([
    order('FK1', 100_000, PAYMENT_STATE.tallied),
    order('FK2', 20_000, PAYMENT_STATE.cancelled),
    order('FK3', 3000, PAYMENT_STATE.rejected),
  ])
  expect(rows.slice(-3)).toEqual([
    'Total¥1,230.00',
    'Amount in Chinese words人民币壹仟贰佰叁拾元整',
    'Among them cancelled or rejected: 2¥230.00',
  ])
})

it('says in Spanish that it is orders, beside vouchers and a total', async () => {
  const rows = cover([order('FK2', 20_000, PAYMENT_STATE.cancelled)], await textsIn('es'))
  expect(rows.at(-1)).toBe('Órdenes canceladas o rechazadas incluidas: 1¥200.00')
})

it('says nothing of that where all of it counts', () => {
  expect(cover([order('FK1', 100, PAYMENT_STATE.tallied)]).join(' ')).not.toContain('Among')
})

it('says so in figures and words where its sum is no number, and adds up what can be', () => {
  const rows = cover([
    order('FK1', Number.MAX_SAFE_INTEGER, PAYMENT_STATE.tallied),
    order('FK2', 20_000, PAYMENT_STATE.cancelled),
  ])
  expect(rows.slice(1)).toEqual([
    '1FK1Tallied90,071,992,547,409.91',
    '2FK2Cancelled200.00',
    'Totaltoo large to add up',
    'Amount in Chinese wordstoo large to add up',
    'Among them cancelled or rejected: 1¥200.00',
  ])
})

import type { Page } from '@playwright/test'
import { DETAIL_CALL } from './calls'
import { allOrders, askServer, type WireOrder } from './payment-orders'
import type { World } from '../world'

const REVERSES_CALL = 'reverse_order/list.json'

/** A debit order in the detail of its payment order. */
export interface WireDebit {
  code: string
  amount: number
  state: number
  gmtCreate: string
  gmtModified: string
}

export type WireDetail = WireOrder & { debitOrders: WireDebit[]; remark: string | null }

const readDetail = (page: Page, code: string) => askServer<WireDetail>(page, DETAIL_CALL, { code })

/** The details of all seeded orders in these states, read as somebody who sees everybody's. */
export async function detailsIn(page: Page, world: World, states: number[]): Promise<WireDetail[]> {
  await world.signIn('zhao.min')
  const orders = (await allOrders(page)).filter(({ state }) => states.includes(state))
  return Promise.all(orders.map(({ code }) => readDetail(page, code)))
}

/** An order with a debit that was reversed, and one tallied beside it where there is one. */
export async function reversedOrder(page: Page, world: World) {
  await world.signIn('zhao.min')
  const reverses = await askServer<{ paymentCode: string }[]>(page, REVERSES_CALL, {
    business: 2,
    state: 20,
    pageNum: 1,
    pageSize: 20,
  })
  const codes = [...new Set(reverses.map(({ paymentCode }) => paymentCode))].slice(0, 6)
  const details = await Promise.all(codes.map((code) => readDetail(page, code)))
  const [order] = details.toSorted(
    (left, right) => right.debitOrders.length - left.debitOrders.length,
  )
  const debit = order?.debitOrders.find(({ state }) => state === 30)
  if (!order || !debit) throw new Error('The seed has no reversed debit')
  return { order, debit }
}

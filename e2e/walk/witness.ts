import type { Page } from '@playwright/test'
import { stepsOf } from '../support/chain'
import type { Kind } from '../support/order-pages'
import { askServer } from '../support/payment-orders'

/** An order as the server has it. */
export interface WireOrder {
  code: string
  state: number
  amount: number
  createBy: string
  gmtModified: string
  debitCode?: string
}

export type EntryKind = 'department' | 'remark'

/** An entry of base data as the server has it. */
export interface Entry {
  id: number
  name: string
}

/** Somebody who sees everything and asks the server without a screen: what the database holds. */
export class Witness {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** All orders of a type, the newest first. */
  orders(kind: Kind, filters: object = {}): Promise<WireOrder[]> {
    const asked = { business: 1, pageNum: 1, pageSize: 1000, ...filters }
    return askServer(this.page, `${kind}_order/list.json`, asked)
  }

  order(kind: Kind, code: string): Promise<WireOrder> {
    return askServer(this.page, `${kind}_order/detail.json`, { code })
  }

  /** All entries of a kind, the newest first. */
  entries(kind: EntryKind): Promise<Entry[]> {
    return askServer(this.page, `${kind}/list.json`, { pageNum: 1, pageSize: 1000 })
  }

  /** One of the orders that suit; undefined when there is none. */
  async suiting(
    kind: Kind,
    which: number,
    suits: (order: WireOrder) => boolean,
  ): Promise<WireOrder | undefined> {
    const orders = (await this.orders(kind)).filter(suits)
    return orders[which % Math.max(orders.length, 1)]
  }

  /** Whether it was approved since it was submitted last: what follows waits for a system outside. */
  async isApproved(kind: Kind, code: string): Promise<boolean> {
    const last = (await stepsOf(this.page, kind, code)).at(-1)?.replace('!', '') ?? ''
    return ['approve', 'verify', 'tally'].includes(last)
  }

  /** An order that a new debit or reverse can be of. */
  async above(kind: 'debit' | 'reverse', which: number): Promise<WireOrder | undefined> {
    if (kind === 'debit') {
      return this.suiting('payment', which, ({ state, amount }) => state === 30 && amount > 9000)
    }
    const reverses = await this.orders('reverse')
    const taken = new Set(
      reverses.filter(({ state }) => state !== 0).map(({ debitCode }) => debitCode),
    )
    return this.suiting('debit', which, ({ code, state }) => state === 20 && !taken.has(code))
  }

  /** Rejects an order as it is, before somebody else can. */
  async reject(kind: Kind, { code, gmtModified }: WireOrder): Promise<void> {
    const request = { code, gmtModified, approved: 0, remark: '先行驳回' }
    await askServer(this.page, `${kind}_order/approval.json`, request)
  }
}

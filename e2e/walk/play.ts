import type { BrowserContext, Page } from '@playwright/test'
import type { CallName } from '../../fixtures/calls'
import { amountOf, headOf, openReview, remarkOf } from '../support/chain'
import { approveOf, batchBarOf, batchDialogOf, batchResultOf } from '../support/confirming'
import { checkboxOf, rowOf, rowsOf } from '../support/lists'
import { headingOf, openDetail, TYPES, type Kind } from '../support/order-pages'
import { restoreOf } from '../support/outcomes'
import {
  fieldOf,
  fillForm,
  formHeadingOf,
  INTERNAL,
  submitOf,
  unsavedNote,
} from '../support/payment-form'
import { yuan } from '../support/payment-orders'
import { FAULTS } from '../../src/testing/fault-matrix/faults'
import { warmTip } from '../support/languages'
import { allAnswered } from '../support/under-way'
import { expect } from '../test'
import type { World } from '../world'
import { attempt, closeEachTip, findOut, leaveTips, outcomeOf, type Told } from './attempt'
import { maintain } from './maintain'
import type { Batch, Cancel, Decide, HandOver, Look, Raise, Step, Visit } from './steps'
import type { WireOrder, Witness } from './witness'

const STATE_NAMES: Record<Kind, Record<number, RegExp>> = {
  payment: {
    0: /已取消/,
    5: /已保存/,
    10: /待核销|待确认/,
    15: /已驳回/,
    20: /已核销|已确认/,
    30: /已记账/,
    40: /已用完/,
  },
  debit: { 0: /已取消/, 5: /已保存/, 10: /待确认/, 15: /已驳回/, 20: /已记账/, 30: /已冲销/ },
  reverse: { 0: /已取消/, 5: /已保存/, 10: /待确认/, 15: /已驳回/, 20: /已记账/ },
}

const APPLICANT = 'zhang.wei'
const REVIEWER = 'li.na'
const MAINTAINER = 'sun.li'
const NAMES = { [APPLICANT]: '张伟', [REVIEWER]: '李娜' }

const plain = (cents: number) => yuan(cents).replaceAll(',', '')

/** The applicant and the reviewer at work, in turns, in two windows of one browser. */
export class Story {
  readonly #world: World
  readonly #context: BrowserContext
  readonly #witness: Witness
  #pages: readonly [Page, Page]
  #person = ''

  constructor(world: World, pages: readonly [Page, Page], witness: Witness) {
    this.#world = world
    this.#context = pages[0].context()
    this.#pages = pages
    this.#witness = witness
  }

  get #page(): Page {
    return this.#pages[0]
  }

  /** Plays a step and looks whether every law holds. */
  async play(step: Step): Promise<void> {
    await this.#do(step)
    expect(await this.#world.contradictions(), 'what can not be').toEqual([])
  }

  async #do(step: Step): Promise<void> {
    switch (step.do) {
      case 'raise':
        return this.#raise(step)
      case 'decide':
        return this.#decide(step)
      case 'cancel':
        return this.#cancel(step)
      case 'look':
        return this.#look(step)
      case 'visit':
        return this.#visit(step)
      case 'batch':
        return this.#batch(step)
      case 'maintain':
        await this.#become(MAINTAINER)
        return maintain({ ...this.#stage, witness: this.#witness }, step)
      case 'hand over':
        return this.#handOver(step)
      case 'move':
        return this.#move(step.how)
      case 'type and reload':
        return this.#typeAndReload(step.amount)
      case 'window':
        this.#pages = [this.#pages[1], this.#pages[0]]
        return
      case 'session':
        await this.#context.clearCookies({ name: /session/i })
        this.#person = ''
        return
      case 'outside':
        return this.#world.outside(step.system, step.up)
      case 'clock':
        for (const page of this.#pages) await page.clock.fastForward(step.hours * 3_600_000)
    }
  }

  async #become(person: string): Promise<void> {
    if (this.#person === person) return
    await this.#world.signIn(person, this.#context)
    this.#person = person
  }

  get #stage() {
    return { page: this.#page, world: this.#world }
  }

  /** Writes a new order. It is there once when that was told, and not at all otherwise; then it is sent again. */
  async #raise({ kind, which, button, mishap }: Raise): Promise<void> {
    const page = this.#page
    const above = kind === 'payment' ? undefined : await this.#witness.above(kind, which)
    if (kind !== 'payment' && !above) return
    await this.#become(APPLICANT)
    const before = new Set((await this.#witness.orders(kind)).map(({ code }) => code))
    const made = async () =>
      (await this.#witness.orders(kind)).filter(({ code }) => !before.has(code))
    const call = `${kind}_order/${button === '保存' ? 'staging.json' : 'submit.json'}` as const
    const state = button === '保存' ? 5 : 10
    // Of few amounts: orders that are alike, one after the other, are told apart.
    await this.#type(kind, above?.code ?? '', 101 + which)
    const send = (meets: Raise['mishap']): Promise<Told> =>
      attempt(this.#stage, {
        call,
        mishap: meets,
        press: () =>
          page.getByRole('main').getByRole('button', { name: button, exact: true }).click(),
        isDone: async () => /[?&]code=/.test(page.url()),
        pick: async (codes) => {
          const [order] = await made()
          if (order) expect(codes).toContain(order.code)
          return order?.code
        },
      })
    const told = await send(mishap)
    expect((await made()).map((order) => order.state)).toEqual(told === 'done' ? [state] : [])
    if (told === 'done') return
    await this.#expectTyped(kind, 101 + which)
    expect(await send(undefined), 'once nothing is wrong any more').toBe('done')
    expect((await made()).map((order) => order.state)).toEqual([state])
  }

  async #type(kind: Kind, above: string, amount: number): Promise<void> {
    const page = this.#page
    if (kind === 'payment') {
      await page.goto('payment/order/submit')
      await expect(formHeadingOf(page)).toBeVisible()
      await fillForm(page, { ...INTERNAL, amount: plain(amount) })
    } else if (kind === 'debit') {
      await page.goto(`debit/order/add?paymentCode=${above}`)
      await amountOf(page).fill(plain(amount))
    } else {
      await page.goto(`reverse/order/submit?debitCode=${above}`)
      await remarkOf(page).fill('有误')
    }
  }

  /** What was typed is still there. */
  async #expectTyped(kind: Kind, amount: number): Promise<void> {
    const page = this.#page
    if (kind === 'reverse') await expect(remarkOf(page)).toHaveValue('有误')
    else await expect(amountOf(page)).toHaveValue(plain(amount))
  }

  /** Decides. The order has moved when that was told, and has not when it wasn't. */
  async #decide({ kind, which, how, isLate, mishap }: Decide): Promise<void> {
    const page = this.#page
    const order = await this.#suiting(kind, which, [10])
    if (!order) return
    await this.#become(REVIEWER)
    await openReview(page, kind, order.code)
    const decision = page.getByRole('region', { name: '审核意见' })
    if (how === '驳回') await decision.getByRole('textbox', { name: '备注' }).fill('不符')
    if (isLate) await this.#witness.reject(kind, order)
    const before = await this.#witness.order(kind, order.code)
    const done = new RegExp(`^${order.code}(?:$| 已审核通过并记账| 已驳回|：.*未响应)`)
    const told = await attempt(this.#stage, {
      call: `${kind}_order/approval.json`,
      mishap: isLate ? undefined : mishap,
      press: async () => {
        await decision.getByRole('button', { name: how, exact: true }).click()
        const confirm = page.getByRole('dialog', { name: /^驳回/ })
        if (how === '驳回') await confirm.getByRole('button', { name: '驳回' }).click()
      },
      isDone: () => this.#isNoted(done),
      pick: () => Promise.resolve(undefined),
    })
    const after = await this.#witness.order(kind, order.code)
    if (isLate) expect([told, after.state]).toEqual(['not done', 15])
    else if (told === 'not done') expect(after.gmtModified).toBe(before.gmtModified)
    else if (how === '驳回') expect(after.state).toBe(15)
    else expect(await this.#witness.isApproved(kind, order.code)).toBe(true)
  }

  /** Whether a note says so. */
  #isNoted(text: RegExp): Promise<boolean> {
    return this.#page.getByText(text).filter({ hasText: /已|未/ }).first().isVisible()
  }

  /** One of the applicant's orders in these states that nobody has approved yet. */
  async #suiting(kind: Kind, which: number, states: readonly number[]) {
    const suits = ({ state, createBy }: WireOrder) =>
      states.includes(state) && createBy === APPLICANT
    const order = await this.#witness.suiting(kind, which, suits)
    if (!order || (await this.#witness.isApproved(kind, order.code))) return undefined
    return order
  }

  async #cancel({ kind, which, mishap }: Cancel): Promise<void> {
    const page = this.#page
    const order = await this.#suiting(kind, which, [5, 10, 15])
    if (!order) return
    await this.#become(APPLICANT)
    await openDetail(page, kind, order.code)
    const told = await attempt(this.#stage, {
      call: `${kind}_order/cancel.json`,
      mishap,
      press: () => this.#pressCancel(),
      isDone: () => this.#isNoted(new RegExp(`^${order.code} 已取消`)),
      pick: () => Promise.resolve(undefined),
    })
    const { state } = await this.#witness.order(kind, order.code)
    expect(state).toBe(told === 'done' ? 0 : order.state)
  }

  /** A screen shows what the database holds. */
  async #look({ kind, at, which }: Look): Promise<void> {
    const page = this.#page
    await this.#become(APPLICANT)
    const orders = await this.#witness.orders(kind, { loginOwnerId: APPLICANT })
    if (at === 'detail') {
      const order = orders[which % Math.max(orders.length, 1)]
      if (!order) return
      await openDetail(page, kind, order.code)
      await expect(headOf(page)).toContainText(STATE_NAMES[kind][order.state] ?? '')
      await expect(page.getByRole('article')).toContainText(yuan(order.amount))
      return
    }
    await page.goto(`${kind}/order/list`)
    await this.#expectListed(kind, orders)
  }

  /** The list shows the first of these orders. */
  async #expectListed(kind: Kind, orders: readonly WireOrder[]): Promise<void> {
    const shown = orders.slice(0, 10)
    const rows = rowsOf(this.#page, TYPES[kind].list)
    await expect(rows).toHaveCount(shown.length)
    for (const [index, { code, amount, state }] of shown.entries()) {
      await expect(rows.nth(index)).toContainText(code)
      await expect(rows.nth(index)).toContainText(yuan(amount))
      await expect(rows.nth(index)).toContainText(STATE_NAMES[kind][state] ?? '')
    }
  }

  /** The pages stay as they were left, and show what the database holds once they are asked to. */
  async #visit({ kind, which }: Visit): Promise<void> {
    const page = this.#page
    const { list } = TYPES[kind]
    await this.#become(APPLICANT)
    // The page may be another's yet, or none.
    const isTheirs = await page.getByRole('button', { name: '用户菜单: 张伟' }).isVisible()
    if (!isTheirs) await page.goto('/')
    const menu = page.getByRole('navigation', { name: '菜单' })
    await menu.getByRole('link', { name: list, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: list, exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: '刷新' }).click()
    const orders = await this.#witness.orders(kind, { loginOwnerId: APPLICANT })
    await this.#expectListed(kind, orders)
    const order = orders[which]
    if (!order) return
    await rowOf(page, order.code, list).getByRole('link', { name: order.code, exact: true }).click()
    await expect(headingOf(page, kind, order.code)).toBeVisible()
    await page.goBack()
    await this.#expectListed(kind, orders)
  }

  /** Approves several at once. Each has moved that is told as done, none that is told as failed, and what is unknown is found out. */
  async #batch({ kind, count, mishap }: Batch): Promise<void> {
    const page = this.#page
    const orders = await this.#waiting(kind, count)
    if (orders.length === 0) return
    await this.#become(REVIEWER)
    await page.goto(`${kind}/confirm/list?pageSize=100`)
    for (const { code } of orders) {
      await checkboxOf(page, code).check()
      // The bar that comes with the first one moves all rows down.
      await expect(batchBarOf(page)).toBeVisible()
    }
    await this.#world.clearJournal()
    const call = `${kind}_order/approval.json` as const
    if (mishap) await this.#world.fault({ ...FAULTS[mishap], call })
    await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
    const dialog = batchDialogOf(page, orders.length)
    await dialog.getByRole('button', { name: '通过', exact: true }).click()
    const all = `已处理 ${orders.length} / ${orders.length}，`
    await expect(dialog.getByRole('status')).toContainText(all)
    await this.#world.clearFaults()
    const lost: WireOrder[] = []
    for (const order of orders) {
      const told = (await batchResultOf(dialog, order.code).textContent()) ?? ''
      if (told.includes('结果未知')) lost.push(order)
      else await this.#expectApproved(kind, order, told.startsWith(order.code))
    }
    const sent = await this.#world.journal(call)
    expect(sent.length, 'times that one arrived').toBeLessThanOrEqual(orders.length)
    await dialog.getByRole('button', { name: '关闭' }).click()
    for (const order of lost) {
      await page.goto(`${kind}/confirm/submit?code=${order.code}`)
      const became = await findOut(page, () => Promise.resolve(undefined))
      await this.#expectApproved(kind, order, became === 'done')
    }
  }

  async #expectApproved(kind: Kind, before: WireOrder, isDone: boolean): Promise<void> {
    if (isDone) expect(await this.#witness.isApproved(kind, before.code)).toBe(true)
    else expect((await this.#witness.order(kind, before.code)).gmtModified).toBe(before.gmtModified)
  }

  /** So many of the applicant's orders that wait for a decision. */
  async #waiting(kind: Kind, count: number): Promise<WireOrder[]> {
    const waiting: WireOrder[] = []
    for (const order of await this.#witness.orders(kind)) {
      const waits = order.state === 10 && order.createBy === APPLICANT
      if (waits && !(await this.#witness.isApproved(kind, order.code))) waiting.push(order)
      if (waiting.length === count) break
    }
    return waiting
  }

  /** What one person sent is told to nobody else, and is done once or not at all. Who comes back can go on. */
  async #handOver({ write, kind, which, kept }: HandOver): Promise<void> {
    const page = this.#page
    const from = write === 'decide' ? REVIEWER : APPLICANT
    const to = write === 'decide' ? APPLICANT : REVIEWER
    const orders = await this.#witness.orders(kind)
    const prepared = await this.#prepare(write, kind, which)
    if (!prepared) return
    const { call, press, order } = prepared
    await this.#world.clearJournal()
    const held = await this.#world.fault(
      kept === 'request' ? { kind: 'hold', call } : { kind: 'stall', afterBytes: 0, call },
    )
    await press()
    await this.#isMet(call)
    await this.#signInElsewhere(to)
    const theirs = page.getByRole('button', { name: `用户菜单: ${NAMES[to]}` })
    await expect(theirs).toBeVisible()
    // A dialog would be closed before anybody could look for it.
    await leaveTips(page)
    await this.#world.release(held)
    await allAnswered(this.#world)
    await expect(theirs).toBeVisible()
    for (const told of [warmTip(page), outcomeOf(page), unsavedNote(page)]) {
      await expect(told).toHaveCount(0)
    }
    expect(page.url(), 'what was sent leads nobody elsewhere').not.toMatch(/[?&]code=/)
    const isNew = ({ code }: WireOrder) => orders.every((other) => other.code !== code)
    const made = (await this.#witness.orders(kind)).filter(isNew)
    if (order === undefined) {
      expect(made.length).toBe(kept === 'answer' ? 1 : 0)
    } else {
      expect(made).toEqual([])
      const { gmtModified } = await this.#witness.order(kind, order.code)
      if (kept === 'request') expect(gmtModified).toBe(order.gmtModified)
      else expect(gmtModified).not.toBe(order.gmtModified)
    }
    for (const { code } of [...made, ...(order ? [order] : [])]) {
      await expect(page.getByText(new RegExp(`^${code} 已`))).toHaveCount(0)
    }
    expect((await this.#world.journal(call)).length, 'times that it arrived').toBe(1)
    await closeEachTip(page)
    await this.#become(from)
  }

  /** Everything up to the write; undefined when nothing suits. */
  async #prepare(write: HandOver['write'], kind: Kind, which: number) {
    const page = this.#page
    if (write === 'raise') {
      const above = kind === 'payment' ? undefined : await this.#witness.above(kind, which)
      if (kind !== 'payment' && !above) return undefined
      await this.#become(APPLICANT)
      await this.#type(kind, above?.code ?? '', 101 + which)
      const call = `${kind}_order/submit.json` as const
      return { call, press: () => submitOf(page).click(), order: undefined }
    }
    const order = await this.#suiting(kind, which, [10])
    if (!order) return undefined
    if (write === 'decide') {
      await this.#become(REVIEWER)
      await openReview(page, kind, order.code)
      const call = `${kind}_order/approval.json` as const
      return { call, press: () => approveOf(page).click(), order }
    }
    await this.#become(APPLICANT)
    await openDetail(page, kind, order.code)
    return { call: `${kind}_order/cancel.json` as const, press: () => this.#pressCancel(), order }
  }

  async #pressCancel(): Promise<void> {
    const name = '取消单据'
    const page = this.#page
    await page.getByRole('article').getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }

  /** The write has reached the server. */
  async #isMet(call: CallName): Promise<void> {
    await expect.poll(async () => (await this.#world.journal(call)).length).toBe(1)
  }

  /** Somebody comes from another application of the platform, in the other window. */
  async #signInElsewhere(person: typeof APPLICANT | typeof REVIEWER): Promise<void> {
    const other = this.#pages[1]
    await other.goto(`login?iamcode=${await this.#world.credential(person, 'iamcode')}`)
    await expect(other.getByRole('button', { name: `用户菜单: ${NAMES[person]}` })).toBeVisible()
    this.#person = person
  }

  /** Wherever it leads to, there is a page; nobody's page is the one to sign in. */
  async #move(how: 'reload' | 'back' | 'forward'): Promise<void> {
    const page = this.#page
    if (how === 'reload') await page.reload()
    else if (how === 'back') await page.goBack()
    else await page.goForward()
    if (page.url() === 'about:blank') return
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }

  /** Something typed and not sent is offered after a reload. */
  async #typeAndReload(amount: number): Promise<void> {
    const page = this.#page
    await this.#become(APPLICANT)
    await page.goto('payment/order/submit')
    await expect(formHeadingOf(page)).toBeVisible()
    await fillForm(page, { amount: plain(amount) })
    await expect(unsavedNote(page)).toBeVisible()
    await page.reload()
    await restoreOf(page).first().click()
    await expect(fieldOf(page, 'amount')).toHaveValue(plain(amount))
  }
}

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../../../fixtures/app'
import { EXTERNAL_DOCUMENT, INTERNAL_DOCUMENT } from '../../../../../fixtures/testing/documents'
import type { User } from '@/api/contract/session'
import { paymentOrders } from '@/api/resources/payment-orders'
import { currentUserOptions, outdateLooks } from '@/api/resources/session'
import { configureTransport, transport } from '@/api/http/client'
import { delay } from '@/api/http/time-limit'
import { createQueryClient } from '@/app/query-client'
import { toChinaDate } from '@/domain/china-time'
import { storedKey } from '@/session/stored-value'
import { forgetEverybodyBut } from '@/session/user-storage'
import { fakeStorage } from '@/testing/fake-storage'
import { inProcess } from '@/testing/in-process-server'
import { EMPTY_PAYMENT_FORM } from '../form/form-values'
import { fetchOwnOrders, ordersAlike } from './own-orders'
import type { ImportRow } from './read-table'
import { rowSender } from './row-sender'
import { noteSending } from './sent-rows'
import { paymentWorkflow } from '../workflow'
import { noteRaised } from '@/features/writes/raised-documents'
import { openRecord } from '@/features/writes/write-record'
import { runRows, type RowOutcome } from './run-rows'

const tellTabs = vi.hoisted(() => vi.fn<(write: string) => void>())
vi.mock('@/api/other-tabs', async (original) => ({ ...(await original<object>()), tellTabs }))

/** Rows that go through the application's own transport to the real server. */

const app = createFixtureApp({ orders: 0 })
const server = inProcess(app)
const queryClient = createQueryClient()
const user = { username: 'zhang.wei', enterprise: 'xinhai', authorities: [], name: undefined, nickName: undefined, avatar: undefined } // prettier-ignore
/** Somebody who may ask for everybody's orders: the server refuses them nothing that is looked for. */
const ANOTHER: User = { username: 'zhao.min', authorities: [] }
const STAGING = 'payment_order/staging.json'
const LIST = 'payment_order/list.json'
const RAISED = storedKey('raised', 'zhang.wei', 'documents')
let nowMs = vi.getRealSystemTime()

/** Time passes, for the server too. */
const wait = async (ms: number) => {
  nowMs += ms
}

beforeEach(async () => {
  forgetEverybodyBut(undefined)
  queryClient.clear()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs)
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  // What other tests have written is too old to be found.
  nowMs += 3_600_000
  server.connect()
  configureTransport({ isLoggedIn: () => true, onError: () => undefined })
  await server.reset()
  await server.signIn('zhang.wei')
  // Its answer says what the server's clock shows.
  await paymentOrders.fetchList(
    { pageNum: 1, pageSize: 10, business: 1, loginOwnerId: 'zhang.wei' },
    { fresh: true },
  )
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  app.close()
})

let rowsMade = 0
function rowOf(document: Partial<typeof INTERNAL_DOCUMENT> = {}, key?: string): ImportRow {
  rowsMade += 1
  const whole = { ...INTERNAL_DOCUMENT, remark: `row ${rowsMade}`, ...document }
  return {
    key: key ?? `1 ${JSON.stringify(whole)}`,
    number: rowsMade,
    texts: {},
    errors: {},
    sameAs: undefined,
    values: EMPTY_PAYMENT_FORM,
    document: {
      paymentUnit: undefined,
      paymentUnitAccount: undefined,
      ...whole,
      canOnlyConsume: 1,
    },
  }
}

/** The sending of rows as the dialog does it; what became of each is told at the end. */
async function importOf(
  rows: readonly ImportRow[],
  stopAfter = rows.length,
  waiting: (ms: number, signal: AbortSignal | undefined) => Promise<void> = wait,
  page?: AbortSignal,
) {
  const outcomes = new Map<string, RowOutcome>()
  const steps: string[] = []
  const controller = new AbortController()
  const sender = rowSender({
    queryClient,
    user,
    wait: waiting,
    nameOf: ({ number }) => `orders.xlsx, row ${number}`,
  })
  await runRows({
    rows,
    knownOf: sender.outcomeBefore,
    send: sender.send,
    lookUp: (row) => sender.lookUp(row, page),
    signal: controller.signal,
    onOutcome: ({ key }, outcome) => {
      outcomes.set(key, outcome)
      steps.push(outcome.kind)
      const over = [...outcomes.values()].filter(({ kind }) => kind !== 'sending')
      if (over.length >= stopAfter) controller.abort()
    },
  })
  return { sender, steps, outcomes, of: (row: ImportRow) => outcomes.get(row.key) }
}

/** The orders of the server that say so in their remark. */
async function ordersOf({ document: { remark } }: ImportRow) {
  const { rows } = await paymentOrders.fetchList({ pageNum: 1, pageSize: 100, business: 1, loginOwnerId: 'zhang.wei' }, { fresh: true }) // prettier-ignore
  return rows.filter((order) => order.remark === remark)
}

/** The keys with which staging was called. */
async function keysSent(): Promise<unknown[]> {
  const entries = (await server.control('GET', 'journal')) as { call: string; idempotencyKey?: string }[] // prettier-ignore
  return entries.filter(({ call }) => call === STAGING).map((entry) => entry.idempotencyKey)
}

describe('Rows that are sent', () => {
  it('are saved one by one, each with a key of its own; one that is refused holds nobody up', async () => {
    const rows = [rowOf(), rowOf(), rowOf(EXTERNAL_DOCUMENT)]
    await server.fault({ call: STAGING, kind: 'refuse', message: '部门已停用', nth: 2 })
    const { of } = await importOf(rows)
    const [first, second, third] = rows.map(of)
    expect(first).toMatchObject({ kind: 'saved' })
    expect(second).toMatchObject({ kind: 'refused', error: { serverText: '部门已停用' } })
    expect(third).toMatchObject({ kind: 'saved' })
    expect(new Set(await keysSent()).size).toBe(3)
    const [order] = await ordersOf(rows[0] as ImportRow)
    expect(order).toMatchObject({ state: 5, code: first?.kind === 'saved' ? first.code : '' })
  })

  it('are each an order, also two that say the same', async () => {
    const one = rowOf({ remark: 'twice' }, '1 twice')
    const two = rowOf({ remark: 'twice' }, '2 twice')
    const { of } = await importOf([one, two])
    expect([of(one)?.kind, of(two)?.kind]).toEqual(['saved', 'saved'])
    expect(await ordersOf(one)).toHaveLength(2)
  })

  it('stop where they are stopped, and go on from there', async () => {
    const rows = [rowOf(), rowOf(), rowOf()]
    const { outcomes } = await importOf(rows, 1)
    expect(outcomes.size).toBe(1)
    expect(await server.arrivals(STAGING)).toBe(1)
  })
})

describe('A row whose answer was lost', () => {
  it('is found, and sent once', async () => {
    const [lost, next] = [rowOf(), rowOf()]
    await server.fault({ call: STAGING, kind: 'drop', when: 'after' })
    const { of, steps } = await importOf([lost, next])
    expect(steps).toEqual(['sending', 'looking', 'saved', 'sending', 'saved'])
    const [order, ...others] = await ordersOf(lost)
    expect(others).toEqual([])
    expect(of(lost)).toEqual({ kind: 'saved', code: order?.code })
  })

  it('is found beside an equal row that was saved', async () => {
    const saved = rowOf({ remark: 'equal' }, '1 equal')
    const lost = rowOf({ remark: 'equal' }, '2 equal')
    await server.fault({ call: STAGING, kind: 'drop', when: 'after', nth: 2 })
    const { of } = await importOf([saved, lost])
    const codes = (await ordersOf(lost)).map(({ code }) => code)
    expect(codes).toHaveLength(2)
    expect([of(saved), of(lost)].map((each) => each?.kind === 'saved' ? each.code : '')).toEqual(expect.arrayContaining(codes)) // prettier-ignore
  })

  it('is not taken for an equal row that was saved', async () => {
    const saved = rowOf({ remark: 'alike' }, '1 alike')
    const lost = rowOf({ remark: 'alike' }, '2 alike')
    await server.fault({ call: STAGING, kind: 'drop', when: 'before', nth: 2 })
    const { of } = await importOf([saved, lost])
    expect(of(lost)).toEqual({ kind: 'not-done' })
    expect(await ordersOf(lost)).toHaveLength(1)
  })

  it('and never arrived may be sent again, under the same key', async () => {
    const row = rowOf()
    await server.fault({ call: STAGING, kind: 'drop', when: 'before' })
    expect((await importOf([row])).of(row)).toEqual({ kind: 'not-done' })
    await wait(2000)
    expect((await importOf([row])).of(row)).toMatchObject({ kind: 'saved' })
    const keys = await keysSent()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await ordersOf(row)).toHaveLength(1)
  })

  it('because the tab became another person’s is looked up when its own person chooses the file again', async () => {
    const row = rowOf()
    const { queryKey } = currentUserOptions
    const fetch: typeof server.fetch = async (input, init) => {
      const request = new Request(input, init)
      const response = await server.fetch(request)
      if (request.url.includes(STAGING)) queryClient.setQueryData(queryKey, ANOTHER)
      return response
    }
    vi.stubGlobal('fetch', fetch)
    const taken = await importOf([row])
    expect(taken.of(row)).toEqual({ kind: 'unknown', codes: [], isUnreachable: true })
    // Its own person is here again.
    queryClient.removeQueries({ queryKey })
    server.connect()
    forgetEverybodyBut(undefined)
    await wait(2000)
    const again = await importOf([row])
    expect(again.of(row)).toEqual({ kind: 'unknown', codes: [] })
    const [order] = await ordersOf(row)
    expect(await again.sender.lookUp(row)).toEqual({ kind: 'saved', code: order?.code })
    expect(await server.arrivals(STAGING)).toBe(1)
  })

  it.each([
    ['and the tab is theirs', () => queryClient.setQueryData(currentUserOptions.queryKey, ANOTHER)],
    ['of which the tab has only heard', outdateLooks],
  ])(
    'stays unknown when another person signs in during the look-up, %s: theirs shows no trace of it',
    async (_how, hear) => {
      const [row, next] = [rowOf(), rowOf()]
      await server.fault({ call: STAGING, kind: 'drop', when: 'before' })
      const taken = await importOf([row, next], 2, async (ms) => {
        await wait(ms)
        await server.signIn('zhao.min')
        hear()
      })
      expect(taken.of(row)).toEqual({ kind: 'unknown', codes: [], isUnreachable: true })
      expect(taken.of(next)).toBeUndefined()
      // Its own person is here again, and it is not offered to be sent anew.
      await server.signIn('zhang.wei')
      queryClient.removeQueries({ queryKey: currentUserOptions.queryKey })
      outdateLooks()
      await wait(2000)
      const again = await importOf([row])
      expect(again.of(row)).toEqual({ kind: 'unknown', codes: [] })
      expect(await again.sender.lookUp(row)).toEqual({ kind: 'not-done' })
      expect(await server.arrivals(STAGING), 'it was sent once').toBe(1)
    },
  )

  it('stays unknown when its page goes during the look-up, and the server is not asked any more', async () => {
    const row = rowOf()
    await server.fault({ call: STAGING, kind: 'drop', when: 'before' })
    const page = new AbortController()
    let looks = 0
    const { sender, of } = await importOf(
      [row],
      1,
      async (ms, signal) => {
        looks = await server.arrivals(LIST)
        page.abort()
        await delay(ms, signal)
      },
      page.signal,
    )
    expect(of(row)).toEqual({ kind: 'unknown', codes: [], isUnreachable: true })
    expect(await server.arrivals(LIST)).toBe(looks)
    expect(looks).toBeGreaterThan(0)
    expect(sender.outcomeBefore(row)).toEqual({ kind: 'unknown', codes: [] })
  })

  it('ends the run while the server can’t be asked, and is looked up before it is sent again', async () => {
    const [lost, next] = [rowOf(), rowOf()]
    await server.fault({ call: STAGING, kind: 'drop', when: 'after' })
    await server.fault({ call: 'payment_order/list.json', kind: 'drop', when: 'before', times: 4, mayRepeat: true }) // prettier-ignore
    const { of, sender } = await importOf([lost, next])
    expect(of(lost)).toEqual({ kind: 'unknown', codes: [], isUnreachable: true })
    expect(of(next)).toBeUndefined()
    // The file is chosen again, after a reload or not.
    expect(sender.outcomeBefore(lost)).toEqual({ kind: 'unknown', codes: [] })
    await server.control('DELETE', 'faults')
    // Nor does a press send it before it is known.
    expect((await importOf([lost])).steps).toEqual(['unknown'])
    expect(await sender.lookUp(lost)).toMatchObject({ kind: 'saved' })
    expect(await server.arrivals(STAGING)).toBe(1)
  })
})

/** An order that says what a row says was sent from a form, and never arrived. */
function sentFromForm({ document }: ImportRow) {
  const { id: kind, likeness } = paymentWorkflow
  const content = { ...document }
  const of = { kind, action: 'stage', onceKey: 'draft-of-form', content }
  noteRaised('zhang.wei', of, likeness(content))
  return openRecord('zhang.wei', of, transport.serverNow())
}

describe('An order that a row has become is no other document’s', () => {
  it('when the row was answered', async () => {
    const row = rowOf()
    const record = sentFromForm(row)
    expect((await importOf([row])).of(row)).toMatchObject({ kind: 'saved' })
    expect(await paymentWorkflow.check(record, user)).toEqual({ kind: 'no-trace' })
  })

  it('a day later, when the form is still open', async () => {
    const row = rowOf()
    const record = sentFromForm(row)
    await importOf([row])
    await wait(25 * 3_600_000)
    outdateLooks()
    expect(await paymentWorkflow.check(record, user)).toEqual({ kind: 'no-trace' })
  })

  it('when it was found, or said, to be the row’s', async () => {
    const [found, said] = [rowOf(), rowOf()]
    for (const row of [found, said]) {
      await server.fault({ call: STAGING, kind: 'drop', when: 'after' })
      const record = sentFromForm(row)
      const { sender, of } = await importOf([row])
      // One of the two has become it, and nobody knows which.
      const [order] = await ordersOf(row)
      expect(of(row)).toEqual({ kind: 'unknown', codes: [order?.code] })
      if (row === said) sender.settleByHand(row, order?.code)
      else {
        noteRaised('zhang.wei', record, 'says something else by now')
        expect(await sender.lookUp(row)).toEqual({ kind: 'saved', code: order?.code })
      }
      expect(await paymentWorkflow.check(record, user)).toEqual({ kind: 'no-trace' })
      forgetEverybodyBut(undefined)
      localStorage.removeItem(RAISED)
      await wait(2000)
    }
  })
})

it('An order that a person has said to be one row is not taken for another one, and that one is looked up again', async () => {
  const document = { remark: `said ${nowMs}` }
  const [written, lost] = [rowOf(document, '1 said'), rowOf(document, '2 said')]
  await server.fault({ call: STAGING, kind: 'drop', when: 'after' })
  sentFromForm(written)
  const { sender, of } = await importOf([written])
  const [order] = await ordersOf(written)
  await server.fault({ call: STAGING, kind: 'drop', when: 'before' })
  const second = await importOf([lost])
  const candidates = { kind: 'unknown', codes: [order?.code] }
  expect([of(written), second.of(lost)]).toEqual([candidates, candidates])
  expect(sender.settleByHand(written, order?.code)).toMatchObject({ kind: 'saved' })
  expect(second.sender.settleByHand(lost, order?.code)).toEqual({ kind: 'unknown', codes: [] })
  await wait(5000)
  expect(await second.sender.lookUp(lost)).toEqual({ kind: 'not-done' })
})

describe('An order that one of two equal rows has become is not told as the other one', () => {
  /** The first of two equal rows never arrived, and the second was saved. */
  async function lostAndSaved() {
    const document = { remark: `equal ${nowMs}` }
    const [lost, saved] = [rowOf(document, '1 equal'), rowOf(document, '2 equal')]
    await server.fault({ call: STAGING, kind: 'drop', when: 'before' })
    await server.fault({ call: LIST, kind: 'drop', when: 'before', times: 4, mayRepeat: true })
    await importOf([lost, saved])
    await server.control('DELETE', 'faults')
    await wait(5000)
    expect((await importOf([lost, saved])).of(saved)).toMatchObject({ kind: 'saved' })
    forgetEverybodyBut(undefined)
    return [lost, saved] as const
  }

  it('days later', async () => {
    const [lost, saved] = await lostAndSaved()
    await wait(25 * 3_600_000)
    outdateLooks()
    const { sender } = await importOf([lost, saved])
    expect(await sender.lookUp(lost)).toEqual({ kind: 'not-done' })
  })

  it('where only the rows were noted, by a version of the application that knew no more', async () => {
    const [lost, saved] = await lostAndSaved()
    localStorage.removeItem(RAISED)
    await wait(2000)
    const { sender } = await importOf([lost, saved])
    expect(await sender.lookUp(lost)).toEqual({ kind: 'not-done' })
  })

  it('when both are unknown, however late', async () => {
    const document = { remark: `equal ${nowMs}` }
    const [lost, done] = [rowOf(document, '1 equal'), rowOf(document, '2 equal')]
    for (const [row, when] of [
      [lost, 'before'],
      [done, 'after'],
    ] as const) {
      await server.fault({ call: STAGING, kind: 'drop', when })
      await server.fault({ call: LIST, kind: 'drop', when: 'before', times: 4, mayRepeat: true })
      await importOf([row])
      await server.control('DELETE', 'faults')
      await wait(2000)
    }
    forgetEverybodyBut(undefined)
    await wait(25 * 3_600_000)
    outdateLooks()
    const [order] = await ordersOf(done)
    const { sender } = await importOf([lost, done])
    for (const row of [lost, done]) {
      expect(await sender.lookUp(row)).toEqual({ kind: 'unknown', codes: [order?.code] })
    }
  })
})

describe('A file that is chosen again', () => {
  it('has its rows as they are saved, until they are wanted as other orders', async () => {
    const row = rowOf()
    const { sender, of } = await importOf([row])
    const first = of(row)
    expect(sender.outcomeBefore(row)).toEqual({ ...first, before: toChinaDate(nowMs) })
    sender.forget([row])
    expect(sender.outcomeBefore(row)).toBeUndefined()
    await wait(2000)
    expect((await importOf([row])).of(row)).not.toEqual(first)
    expect(await ordersOf(row)).toHaveLength(2)
  })

  it('is compared with what is remembered at one reading, however many rows it has', async () => {
    const [saved, lost, next] = [rowOf(), rowOf(), rowOf()]
    const { sender, of } = await importOf([saved])
    noteSending('zhang.wei', lost.key, undefined)
    const reading = vi.spyOn(localStorage, 'getItem')
    expect([...sender.outcomesBefore([saved, lost, next])]).toEqual([
      [saved.key, { ...of(saved), before: toChinaDate(nowMs) }],
      [lost.key, { kind: 'unknown', codes: [] }],
    ])
    expect(reading).toHaveBeenCalledTimes(1)
  })

  it('is known in another tab, also where the page was closed in the middle', async () => {
    const [saved, lost, next] = [rowOf(), rowOf(), rowOf()]
    await server.fault({ call: STAGING, kind: 'drop', when: 'after', nth: 2 })
    await server.fault({ call: 'payment_order/list.json', kind: 'drop', when: 'before', times: 4, mayRepeat: true }) // prettier-ignore
    const closed = await importOf([saved, lost, next])
    expect(closed.of(lost)).toMatchObject({ kind: 'unknown' })
    await server.control('DELETE', 'faults')
    // What was kept for the tab goes with it.
    forgetEverybodyBut(undefined)
    const later = await importOf([saved, lost, next])
    expect(later.of(saved)).toEqual({ ...closed.of(saved), before: toChinaDate(nowMs) })
    expect(later.of(lost)).toEqual({ kind: 'unknown', codes: [] })
    expect(later.of(next)).toMatchObject({ kind: 'saved' })
    const [order, ...others] = await ordersOf(lost)
    expect(others).toEqual([])
    expect(await later.sender.lookUp(lost)).toEqual({ kind: 'saved', code: order?.code })
    expect(await server.arrivals(STAGING)).toBe(3)
  })

  it('may have its row sent again where it was refused, or never arrived', async () => {
    const [refused, dropped] = [rowOf(), rowOf()]
    await server.fault({ call: STAGING, kind: 'refuse', message: '部门已停用', nth: 1 })
    await server.fault({ call: STAGING, kind: 'drop', when: 'before', nth: 2 })
    await importOf([refused, dropped])
    forgetEverybodyBut(undefined)
    await wait(2000)
    const { of } = await importOf([refused, dropped])
    expect([of(refused)?.kind, of(dropped)?.kind]).toEqual(['saved', 'saved'])
    // Under the keys of before.
    expect(new Set(await keysSent()).size).toBe(2)
  })

  it('is held against the person’s own orders: another browser remembers nothing', async () => {
    const [row, other] = [rowOf(), rowOf()]
    const { of } = await importOf([row])
    const saved = of(row)
    const alike = ordersAlike([row, other], await fetchOwnOrders('zhang.wei'))
    expect([...alike]).toEqual([[row.key, [saved?.kind === 'saved' ? saved.code : '']]])
  })
})

it('Other tabs are told at the end of an import that there are other orders', () => {
  rowSender({ queryClient, user, nameOf: () => '' }).markStale()
  expect(tellTabs.mock.calls).toEqual([['payment-order/stage']])
})

describe('A row that is sent a second time while it is under way', () => {
  it('is refused, and stays one of which nobody knows what became of it', async () => {
    const row = rowOf()
    let letPass: () => void = () => undefined
    const untilLet = new Promise<void>((resolve) => (letPass = resolve))
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      const request = new Request(input, init)
      if (request.url.endsWith(STAGING)) await untilLet
      return server.fetch(request)
    })
    const [first, second] = [1, 2].map(() =>
      rowSender({ queryClient, user, wait, nameOf: () => '' }),
    )
    const saved = first?.send(row)
    await expect(second?.send(row)).rejects.toMatchObject({ kind: 'duplicate' })
    // Its page may go now, and another one has to look it up.
    expect(second?.outcomeBefore(row)).toEqual({ kind: 'unknown', codes: [] })
    letPass()
    const code = await saved
    expect(first?.outcomeBefore(row)).toMatchObject({ kind: 'saved', code })
  })
})

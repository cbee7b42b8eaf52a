import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../../../fixtures/app'
import { EXTERNAL_DOCUMENT, INTERNAL_DOCUMENT } from '../../../../../fixtures/testing/documents'
import { debitOrderWrites } from '@/api/resources/debit-order-writes'
import { debitOrders } from '@/api/resources/debit-orders'
import { paymentOrderWrites } from '@/api/resources/payment-order-writes'
import { paymentOrders } from '@/api/resources/payment-orders'
import { reverseOrderWrites } from '@/api/resources/reverse-order-writes'
import { reverseOrders } from '@/api/resources/reverse-orders'
import type { User } from '@/api/contract/session'
import { uploadFile } from '@/api/resources/file-upload'
import { runWrite } from '@/api/run-write'
import { configureTransport } from '@/api/http/client'
import { inProcess } from '@/testing/in-process-server'
import { createQueryClient } from '@/app/query-client'
import { debitWorkflow } from '../../debit/workflow'
import { EMPTY_PAYMENT_FORM, toDocument } from '../../payment/form/form-values'
import { paymentWorkflow } from '../../payment/workflow'
import { reverseWorkflow } from '../../reverse/workflow'
import { noteBecame, noteRaised } from '@/features/writes/raised-documents'
import type { WriteRecord } from '@/features/writes/write-record'

/** What became of writes whose answers were lost, asked of the real server for every order type. */

const app = createFixtureApp({ orders: 0 })
const server = inProcess(app)
const queryClient = createQueryClient()
let nowMs = vi.getRealSystemTime()
let writes = 0

const userOf = (username: string, enterprise = 'xinhai'): User => ({
  username, enterprise, authorities: [], name: undefined, nickName: undefined, avatar: undefined,
}) // prettier-ignore
const applicant = userOf('zhang.wei')
const internal = userOf('zhao.min', 'commonservice')

beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs)
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  // What other tests have written is too old to be found.
  wait(3_600_000)
  server.connect()
  configureTransport({ isLoggedIn: () => true, onError: () => undefined })
  await server.reset()
  await server.signIn('zhang.wei')
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  app.close()
})

/** Time passes, for the server too. */
function wait(ms: number): void {
  nowMs += ms
}

const TYPES = {
  payment: { ...paymentWorkflow, ...paymentOrders, writes: paymentOrderWrites, call: 'payment_order' },
  debit: { ...debitWorkflow, ...debitOrders, writes: debitOrderWrites, call: 'debit_order' },
  reverse: { ...reverseWorkflow, ...reverseOrders, writes: reverseOrderWrites, call: 'reverse_order' },
} // prettier-ignore
type Name = keyof typeof TYPES
type Document = Record<string, unknown>

/** Stages or submits a document; each one counts as a form of its own. */
async function save(action: 'stage' | 'submit', name: Name, document: Document): Promise<string> {
  wait(2000)
  const sent = { body: document as never, onceKey: `form ${++writes}` }
  return (await runWrite<{ code: string }, typeof sent>(queryClient, TYPES[name].writes[action], sent)).code // prettier-ignore
}

const stage = (name: Name, document: Document) => save('stage', name, document)

/** What the next write of an order has to name. */
async function lockOf(name: Name, code: string) {
  const { gmtModified = '' } = await TYPES[name].fetchDetail(code, { fresh: true })
  return { code, gmtModified }
}

/** Submits a document and has it approved. */
async function tallied(name: Name, document: Document): Promise<string> {
  const code = await save('submit', name, document)
  const lock = await lockOf(name, code)
  await server.signIn('li.na')
  await runWrite(queryClient, TYPES[name].transitions.decide, { ...lock, approved: 1 })
  await server.signIn('zhang.wei')
  return code
}

const talliedPayment = () => tallied('payment', INTERNAL_DOCUMENT)
const debitDocument = async () => ({ paymentCode: await talliedPayment(), amount: 100, attachments: [] }) // prettier-ignore

/** Stages a document and loses the answer. */
async function stageAndLose(
  name: Name,
  body: Document,
  when: 'before' | 'after' = 'after',
): Promise<WriteRecord> {
  wait(2000)
  const { id, call } = TYPES[name]
  const sentAt = nowMs
  await server.fault({ call: `${call}/staging.json`, kind: 'drop', when })
  await expect(stage(name, body)).rejects.toMatchObject({ outcome: 'unknown' })
  return {
    id: 'r',
    key: 'r',
    phase: 'open',
    kind: id,
    action: 'stage',
    onceKey: `form ${writes}`,
    sentAt,
    content: body,
  }
}

const check = (name: Name, write: WriteRecord, user = applicant) => TYPES[name].check(write, user)

const DRAFTS: Record<'payment' | 'debit', () => Promise<Document>> = {
  payment: async () => INTERNAL_DOCUMENT,
  debit: debitDocument,
}

/** Documents of every kind, and one that differs from each in a single field. */
const DOCUMENTS: Record<string, [Name, () => Promise<Document>, object]> = {
  'an internal payment order': ['payment', async () => INTERNAL_DOCUMENT, { amount: 123_457 }],
  'an external payment order': ['payment', async () => EXTERNAL_DOCUMENT, { paymentUnit: '别家' }],
  'a payment order without anything': [
    'payment',
    async () => ({ ...toDocument(EMPTY_PAYMENT_FORM, { department: undefined, principal: undefined }, undefined) }),
    { canOnlyConsume: 1 },
  ],
  'a debit order': [
    'debit',
    async () => ({ ...(await debitDocument()), remark: ' 扣款 ' }),
    { amount: 99 },
  ],
  'a debit order without an amount': [
    'debit',
    async () => ({ ...(await debitDocument()), amount: undefined, remark: '' }),
    { amount: 1 },
  ],
} // prettier-ignore

describe('a new order whose answer was lost', () => {
  it.each(Object.entries(DOCUMENTS))(
    'is found again, once, among others: %s',
    async (_, [name, documentOf, other]) => {
      const document = await documentOf()
      await stage(name, { ...document, ...other })
      const write = await stageAndLose(name, document)
      await stage(name, { ...document, ...other })
      const found = await check(name, write)
      expect(found).toMatchObject({ kind: 'done', state: 5 })
      const next = await stage(name, document)
      const codes = [next, found.kind === 'done' ? found.code : '']
      expect(await check(name, write)).toEqual({ kind: 'candidates', codes })
    },
  )

  it('is none that another sending of the same has become', async () => {
    const document = await debitDocument()
    const write = await stageAndLose('debit', document, 'before')
    const other = { kind: write.kind, onceKey: 'another form' }
    noteRaised('zhang.wei', other, 'alike')
    noteBecame('zhang.wei', other, await stage('debit', document))
    expect(await check('debit', write)).toEqual({ kind: 'no-trace' })
    const own = await stage('debit', document)
    expect(await check('debit', write)).toEqual({ kind: 'done', code: own, state: 5 })
  })

  it('is found again: a reverse order', async () => {
    const document = { debitCode: await tallied('debit', await debitDocument()), remark: '有误' }
    const write = await stageAndLose('reverse', document)
    expect(await check('reverse', write)).toMatchObject({ kind: 'done', state: 5 })
    expect(await check('reverse', { ...write, content: { ...document, remark: '别的' } })).toEqual({
      kind: 'no-trace',
    })
  })

  it('leaves no trace when the server never got it', async () => {
    const write = await stageAndLose('debit', await debitDocument(), 'before')
    expect(await check('debit', write)).toEqual({ kind: 'no-trace' })
  })

  it.each(['payment', 'debit'] as const)(
    'is not the same %s order of somebody else, where a person sees everybody’s',
    async (name) => {
      const document = await DRAFTS[name]()
      await server.signIn('zhao.min')
      const write = await stageAndLose(name, document, 'before')
      await server.signIn('zhang.wei')
      await stage(name, document)
      await server.signIn('zhao.min')
      expect(await check(name, write, internal)).toEqual({ kind: 'no-trace' })
      const own = await stage(name, document)
      expect(await check(name, write, internal)).toEqual({ kind: 'done', code: own, state: 5 })
    },
  )

  it.each(['payment', 'debit'] as const)('is a %s order with the same files', async (name) => {
    const file = async () => {
      wait(2000)
      const invoice = new File([`content ${nowMs}`], '发票.pdf')
      const { id, name: stored } = await uploadFile(invoice, { via: 'upload' })
      return { attachmentId: id, name: stored }
    }
    const [first, second] = [await file(), await file()]
    const fields = await DRAFTS[name]()
    await stage(name, { ...fields, attachments: [second] })
    const write = await stageAndLose(name, { ...fields, attachments: [first] })
    expect(await check(name, write)).toMatchObject({ kind: 'done' })
    const both = { ...write, content: { ...fields, attachments: [first, second] } }
    expect(await check(name, both)).toEqual({ kind: 'no-trace' })
  })

  it('is nobody’s to be found without a user name, and nobody is asked', async () => {
    const write = await stageAndLose('payment', INTERNAL_DOCUMENT)
    expect(await check('payment', write, userOf(''))).toEqual({ kind: 'unclear' })
    expect(await check('payment', { ...write, sentAt: undefined })).toEqual({ kind: 'unclear' })
    expect(await server.arrivals('payment_order/list.json')).toBe(0)
  })
})

describe('a transition of an existing order whose answer was lost', () => {
  async function cancelAndLose(name: 'payment' | 'debit', when: 'before' | 'after') {
    const lock = await lockOf(name, await stage(name, await DRAFTS[name]()))
    const { code, gmtModified } = lock
    wait(2000)
    const { id, call, transitions } = TYPES[name]
    await server.fault({ call: `${call}/cancel.json`, kind: 'drop', when })
    const lost = runWrite(queryClient, transitions.cancel, lock)
    await expect(lost).rejects.toMatchObject({ outcome: 'unknown' })
    const write: WriteRecord = {
      id: 'r',
      key: 'r',
      phase: 'open',
      kind: id,
      action: 'cancel',
      code,
      onceKey: code,
      sentAt: nowMs,
      base: gmtModified,
    }
    return { write, lock }
  }

  it.each(['payment', 'debit'] as const)('is done once the log of the %s says so', async (name) => {
    const { write } = await cancelAndLose(name, 'after')
    expect(await check(name, write)).toEqual({ kind: 'done', code: write.code, state: 0 })
  })

  it('is not taken from what the page is reading already: that may be from before', async () => {
    const { write } = await cancelAndLose('payment', 'after')
    const code = write.code ?? ''
    const asked = () => server.arrivals('payment_order/detail.json')
    const before = await asked()
    wait(2000)
    const [, found] = await Promise.all([paymentOrders.fetchDetail(code), check('payment', write)])
    expect(found).toMatchObject({ kind: 'done' })
    expect(await asked()).toBe(before + 2)
    wait(2000)
    await Promise.all([paymentOrders.fetchDetail(code), paymentWorkflow.fetchFresh(code)])
    expect(await asked()).toBe(before + 4)
  })

  it.each(['payment', 'debit'] as const)(
    'is not what somebody else did to the %s order instead',
    async (name) => {
      const { write, lock } = await cancelAndLose(name, 'before')
      expect(await check(name, write)).toEqual({ kind: 'no-trace' })
      await server.signIn('zhao.min')
      TYPES[name].writes.release('cancel', lock.code)
      await runWrite(queryClient, TYPES[name].transitions.cancel, lock)
      await server.signIn('zhang.wei')
      expect(await check(name, write)).toEqual({ kind: 'overtaken' })
    },
  )
})

import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../../../fixtures/app'
import { INTERNAL_DOCUMENT } from '../../../../../fixtures/testing/documents'
import { configureTransport } from '@/api/http/client'
import { paymentOrderWrites } from '@/api/resources/payment-order-writes'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { runWrite } from '@/api/run-write'
import { createQueryClient } from '@/app/query-client'
import { performWrite } from '@/features/writes/perform-write'
import { noteBecame } from '@/features/writes/raised-documents'
import { openRecordOf } from '@/features/writes/write-record'
import { forgetEverybodyBut } from '@/session/user-storage'
import { fakeStorage } from '@/testing/fake-storage'
import { inProcess } from '@/testing/in-process-server'
import { paymentFormValues, toDocument, type ChosenNames } from '../../payment/form/form-values'
import { paymentWorkflow } from '../../payment/workflow'
import { toReverseDocument } from '../../reverse/form/form-values'
import { reverseWorkflow } from '../../reverse/workflow'
import { prepareSave } from './use-save-order'

/** Orders that are alike, sent one right after the other: one that was lost is never told to be another one. */

const app = createFixtureApp({ orders: 0 })
const server = inProcess(app)
const queryClient = createQueryClient()
const NAME = 'zhang.wei'
const user = { username: NAME, enterprise: 'xinhai', authorities: [] }
const STAGING = 'payment_order/staging.json'
let nowMs = 0
let tests = 0

beforeEach(async () => {
  // In the middle of no second: times on the wire have whole ones.
  nowMs = Math.ceil(vi.getRealSystemTime() / 1000) * 1000 + 3_600_000 * ++tests
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs)
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  forgetEverybodyBut(undefined)
  server.connect()
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await server.fetch(...request)
    // An answer takes its time, and the clock of the server is known by it.
    nowMs += 200
    return answer
  })
  configureTransport({ isLoggedIn: () => true, onError: () => undefined })
  await server.reset()
  await server.signIn(NAME)
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  sessionAge.begin()
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  app.close()
})

const CALLS = {
  stage: (save: Parameters<NonNullable<typeof paymentOrderWrites.stage.mutationFn>>[0]) =>
    runWrite(queryClient, paymentOrderWrites.stage, save),
  submit: (save: Parameters<NonNullable<typeof paymentOrderWrites.submit.mutationFn>>[0]) =>
    runWrite(queryClient, paymentOrderWrites.submit, save),
}

/** What was sent once under a key stays known in this process. */
const draftOf = (form: string) => `${form}-${tests}`

/** Saves a new order from a form of its own, a second after what was sent before. */
async function save(form: string, content: object = {}): Promise<string> {
  const onceKey = draftOf(form)
  const draft = { document: 'payment-order.new', id: onceKey }
  const body = { ...INTERNAL_DOCUMENT, canOnlyConsume: 1 as const, ...content }
  const write = prepareSave(paymentWorkflow, CALLS, { action: 'stage', body, onceKey, draft }, user)
  nowMs = Math.ceil(nowMs / 1000) * 1000
  return (await performWrite({ queryClient, user }, write)).code
}

/** The same, and its answer is lost. */
async function lose(form: string, when: 'before' | 'after', content: object = {}) {
  await server.fault({ call: STAGING, kind: 'drop', when })
  await expect(save(form, content)).rejects.toMatchObject({ outcome: 'unknown' })
}

const recordOf = (form: string) =>
  openRecordOf(NAME, { kind: paymentWorkflow.id, onceKey: draftOf(form) }) ??
  expect.fail(`no ${form}`)
/** What the server shows of a form that was lost. */
const found = (form: string) => paymentWorkflow.check(recordOf(form), user)

describe('an order that was lost before it arrived', () => {
  it('is not the one like it that was answered just before', async () => {
    await save('first')
    await lose('second', 'before')
    expect(await found('second')).toEqual({ kind: 'no-trace' })
  })

  it('is not the one like it that was answered since', async () => {
    await lose('first', 'before')
    await save('second')
    expect(await found('first')).toEqual({ kind: 'no-trace' })
  })

  it('is not the one like it that another tab was answered with, or a page that is gone', async () => {
    await save('first')
    forgetEverybodyBut(undefined)
    await lose('second', 'before')
    expect(await found('second')).toEqual({ kind: 'no-trace' })
  })

  it('may be one like it of which nobody knows whose it is', async () => {
    await lose('first', 'after')
    await lose('second', 'before')
    const candidates = await found('first')
    expect(candidates).toEqual({ kind: 'candidates', codes: [expect.stringMatching(/^FK/)] })
    expect(await found('second')).toEqual(candidates)
  })

  it('is not that one any more once it is known whose it is', async () => {
    await lose('first', 'after')
    const first = await found('first')
    expect(first).toMatchObject({ kind: 'done' })
    noteBecame(NAME, recordOf('first'), first.kind === 'done' ? (first.code ?? '') : '')
    await lose('second', 'before')
    expect(await found('second')).toEqual({ kind: 'no-trace' })
  })
})

describe('an order whose answer was lost', () => {
  it('is found beside those like it that were answered', async () => {
    const before = await save('first')
    await lose('second', 'after')
    const since = await save('third')
    const second = await found('second')
    expect(second).toMatchObject({ kind: 'done', state: 5 })
    expect([before, since]).not.toContain(second.kind === 'done' && second.code)
  })

  it('is found beside others that were lost, which are not like it, and one that was refused', async () => {
    await lose('first', 'before', { remark: 'another' })
    await server.fault({ call: STAGING, kind: 'refuse', message: 'no' })
    await expect(save('second')).rejects.toMatchObject({ kind: 'rejected' })
    await lose('third', 'after')
    expect(await found('third')).toMatchObject({ kind: 'done' })
  })
})

describe('what a form says', () => {
  const typed = {
    settlement: '1',
    channelId: '2',
    amount: '88.50',
    affiliationDepartmentCode: 'D1031',
    affiliationParkId: '2',
    principalId: '1',
    feeItemCode: '6666010304',
    remark: 'gift',
    attachments: [{ attachmentId: 'file-1', name: 'a.txt' }],
  }
  const names: ChosenNames = { department: 'IT', principal: 'Li Na' }
  const unread: ChosenNames = { department: undefined, principal: undefined }
  const said = (change: object = {}, known = names) =>
    paymentWorkflow.likeness({
      ...toDocument(v.parse(paymentFormValues, { ...typed, ...change }), known, undefined),
    })

  it('is the same before the names are read that follow from it', () => {
    expect(said({}, unread)).toBe(said())
    const reverse = { debitCode: 'KX1', remark: 'twice' }
    expect(reverseWorkflow.likeness({ ...toReverseDocument(reverse, undefined) })).toBe(
      reverseWorkflow.likeness({ ...toReverseDocument(reverse, 5000) }),
    )
  })

  it.each<[string, object]>([
    ['channelId', { channelId: '1' }],
    ['applyCode', { applyCode: 'A1' }],
    ['applyDate', { applyDate: '2026-11-21' }],
    ['affiliationDepartmentCode', { affiliationDepartmentCode: 'D1032' }],
    ['affiliationParkId', { affiliationParkId: '1' }],
    ['principalId', { principalId: '2' }],
    ['ownerName', { ownerName: 'Han' }],
    ['canOnlyConsume', { canOnlyConsume: true }],
    ['amount', { amount: '88.51' }],
    ['feeItemCode', { feeItemCode: '6666010305' }],
    ['paymentUnit', { settlement: '2', paymentUnit: 'Flowers' }],
    ['paymentUnitAccount', { settlement: '2', paymentUnitAccount: '6222' }],
    ['remark', { remark: 'gift, typed on' }],
    ['attachments', { attachments: [] }],
  ])('is something else once %s is', (_, change) => {
    expect(said(change)).not.toBe(said())
  })
})

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../fixtures/app'
import { balance } from '../endpoints'
import { ApiError } from './api-error'
import { describeError } from './describe-error'
import { inProcess } from '@/testing/in-process-server'

import { failureOf, memoryStorage, observedTransport, writeCall } from '@/testing/test-transport'

/** Every row of the dialog table, against the real server. */

const app = createFixtureApp({ orders: 30 })
const server = inProcess(app)

beforeEach(async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  await server.reset()
  await server.signIn('zhao.min')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

afterAll(() => app.close())

const call = 'payment_order/list.json'
const list = { body: { business: 1, pageNum: 1, pageSize: 10 }, askedBy: 'cache' } as const

function listing() {
  const { transport, errors } = observedTransport({ fetch: server.fetch, origin: server.origin })
  return {
    transport,
    errors,
    failure: () => failureOf(transport.request(balance.paymentOrderList, list)),
  }
}

/** What the dialog says of the list call's failure: message, detail. */
async function dialogOf(fault: object) {
  await server.fault({ call, ...fault })
  const error = await listing().failure()
  if (!(error instanceof ApiError)) throw new Error('no ApiError', { cause: error })
  const { message, detail } = describeError(error)
  return [message?.message, typeof detail === 'object' ? detail.message : detail]
}

const long = '错误'.repeat(150)
const first200 = '错误'.repeat(100)

describe('the dialog says, for', () => {
  it.each<[string, object, (string | undefined)[]]>([
    ['403', { kind: 'status', status: 403 }, ['no access permission', undefined]],
    ['401', { kind: 'status', status: 401 }, ['not logged in, please log in', undefined]],
    [
      'a missing principal with an error status',
      { kind: 'status', status: 500, body: { exception: 'x', message: 'no principal' } },
      ['not logged in, please log in', undefined],
    ],
    [
      'a missing principal in a refusal',
      { kind: 'refuse', message: 'principal is null' },
      ['not logged in, please log in', undefined],
    ],
    [
      '400',
      { kind: 'status', status: 400, body: { exception: long, message: 'm' } },
      [undefined, first200],
    ],
    [
      '500',
      { kind: 'status', status: 500, body: { exception: long, message: 'm' } },
      ['server error', first200],
    ],
    ['another status', { kind: 'status', status: 503 }, ['request failed', undefined]],
    [
      'success false',
      { kind: 'refuse', message: long },
      ['Failed to query payment orders!', first200],
    ],
    [
      'an empty body',
      { kind: 'empty' },
      ['sorry, connection to the server is not smooth', undefined],
    ],
    [
      'no answer at all, twice',
      { kind: 'drop', when: 'before', times: 2 },
      ['sorry, connection to the server is not smooth', undefined],
    ],
    ['a page in place of JSON', { kind: 'html' }, ['request failed', undefined]],
    ['an error page', { kind: 'html', status: 502 }, ['request failed', undefined]],
    ['another shape', { kind: 'shape' }, ['request failed', undefined]],
    ['no JSON', { kind: 'body', body: '{"success":tr' }, ['request failed', undefined]],
  ])('%s', async (_case, fault, said) => {
    expect(await dialogOf(fault)).toEqual(said)
  })

  it.each(['timeout', 'hold'])('a time-out (%s)', async (kind) => {
    await server.fault({ call, kind })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const failure = listing().failure()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })

  it('a body that stops coming', async () => {
    await server.fault({ call, kind: 'stall', afterBytes: 20 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const failure = listing().failure()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })
})

describe('against the real server', () => {
  it('a read passes a network that fails once, before or within the answer', async () => {
    for (const fault of [
      { kind: 'drop', when: 'before' },
      { kind: 'cut', afterBytes: 20 },
    ]) {
      await server.reset()
      await server.signIn('zhao.min')
      await server.fault({ call, ...fault })
      const page = await listing().transport.request(balance.paymentOrderList, list)
      expect(page.rows).toHaveLength(10)
      expect(await server.arrivals(call)).toBe(2)
    }
  })

  it.each([
    { kind: 'status', status: 503 },
    { kind: 'shape' },
    { kind: 'refuse', message: 'no' },
    { kind: 'empty' },
  ])('an answer is never asked for again: $kind', async (fault) => {
    await server.fault({ call, ...fault })
    expect(await listing().failure()).toBeInstanceOf(ApiError)
    expect(await server.arrivals(call)).toBe(1)
  })

  it('a person without authority is told so, and nobody signed in as well', async () => {
    await server.signIn('wu.quan')
    expect(await listing().failure()).toMatchObject({ kind: 'forbidden', status: 403 })
    server.signOut()
    expect(await listing().failure()).toMatchObject({ kind: 'unauthorized', status: 401 })
  })

  it('a write that was done and lost its answer is in doubt, and not sent again', async () => {
    const submit = {
      ...writeCall,
      name: 'payment_order/submit.json',
      path: '/api/shopaccount/v1/balance/payment_order/submit.json',
    }
    await server.fault({ call: submit.name, kind: 'drop', when: 'after' })
    const storage = memoryStorage()
    const { transport } = observedTransport({ fetch: server.fetch, origin: server.origin, storage })
    const body = { code: 'PO1' }
    expect(await failureOf(transport.request(submit, { body }))).toMatchObject({
      kind: 'network',
      outcome: 'unknown',
    })
    expect(await failureOf(transport.request(submit, { body }))).toMatchObject({
      kind: 'timed-out-before',
    })
    expect(await server.arrivals(submit.name)).toBe(1)
  })
})

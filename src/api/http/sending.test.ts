import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import {
  failureOf,
  holdingServer,
  observedTransport,
  ok,
  readCall,
  writeCall,
} from '@/testing/test-transport'

let log: MockInstance<typeof console.info>

beforeEach(() => {
  vi.useFakeTimers()
  log = vi.spyOn(console, 'info').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const turn = () => vi.advanceTimersByTimeAsync(0)

describe('the time limit', () => {
  it('is 30 seconds, and a read is not tried again after it', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const settled = vi.fn<() => void>()
    const read = transport.request(readCall)
    read.then(settled, settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(read).rejects.toMatchObject({ kind: 'timeout', outcome: 'failed' })
    expect(held).toHaveLength(1)
    expect(held[0]?.request.signal.aborted).toBe(true)
  })

  it('includes the body', async () => {
    const { transport } = observedTransport({
      fetch: () => Promise.resolve(new Response(new ReadableStream())),
    })
    const read = failureOf(transport.request(readCall))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await read).toMatchObject({ kind: 'timeout' })
  })

  it('does not depend on a fetch that heeds its signal', async () => {
    const { transport } = observedTransport({ fetch: () => new Promise(() => undefined) })
    const read = failureOf(transport.request(readCall))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await read).toMatchObject({ kind: 'timeout' })
  })

  it('leaves no timer behind', async () => {
    const { transport } = observedTransport({})
    await transport.request(readCall)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a failed network', () => {
  it('a read is tried once more', async () => {
    const { fetch, held } = holdingServer()
    const { transport, errors } = observedTransport({ fetch })
    const read = transport.request(readCall)
    await turn()
    held[0]?.drop()
    await turn()
    held[1]?.answer(ok())
    await expect(read).resolves.toBe('done')
    expect(errors).toEqual([])
  })

  it('only once', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    )
    const { transport, errors } = observedTransport({ fetch })
    await expect(transport.request(readCall)).rejects.toMatchObject({
      kind: 'network',
      status: undefined,
    })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(errors).toHaveLength(1)
  })

  it('a write never', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    )
    const { transport } = observedTransport({ fetch })
    await expect(transport.request(writeCall, { body: { code: 'PO1' } })).rejects.toMatchObject({
      kind: 'network',
      outcome: 'unknown',
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('an answer is never tried again', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(new Response('', { status: 503 })),
    )
    const { transport } = observedTransport({ fetch })
    await expect(transport.request(readCall)).rejects.toMatchObject({ kind: 'status', status: 503 })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('early requests', () => {
  it('is taken once, and goes through the same steps', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(ok('later')))
    const early = {
      'POST /api/thing/list.json': Promise.resolve(ok('early')),
      'GET /api/thing/list.json': Promise.resolve(new Response('', { status: 403 })),
    }
    const { transport } = observedTransport({ fetch, earlyRequests: () => early })
    await expect(transport.request(readCall, { fresh: true })).resolves.toBe('early')
    await expect(transport.request(readCall, { fresh: true })).resolves.toBe('later')
    await expect(transport.request({ ...readCall, method: 'GET' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('that the network lost is read again', async () => {
    const early = { 'POST /api/thing/list.json': Promise.reject(new TypeError('lost')) }
    const { transport } = observedTransport({ earlyRequests: () => early })
    await expect(transport.request(readCall)).resolves.toBe('done')
  })

  it('is subject to the time limit', async () => {
    const { transport } = observedTransport({
      earlyRequests: () => ({ 'POST /api/thing/list.json': new Promise(() => undefined) }),
    })
    const read = failureOf(transport.request(readCall))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await read).toMatchObject({ kind: 'timeout' })
  })
})

describe('a failure', () => {
  it('is logged and reported once, also when several wait for the same read', async () => {
    const { transport, errors } = observedTransport({
      fetch: () => Promise.resolve(Response.json({ success: false, message: 'secret' })),
    })
    const reads = [1, 2].map(() =>
      transport.request(readCall, { body: { token: 'secret' }, askedBy: 'cache' }),
    )
    await Promise.allSettled(reads)
    expect(errors).toHaveLength(1)
    expect(log).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledWith(expect.stringContaining('(thing/list.json, rejected, 200)'))
    expect(JSON.stringify(log.mock.calls)).not.toContain('secret')
  })

  it('that is an ordinary answer of its call is thrown and nothing else', async () => {
    const { transport, errors } = observedTransport({
      fetch: () => Promise.resolve(Response.json({ success: false })),
    })
    await expect(
      transport.request({ ...readCall, expectedFailures: ['rejected'] }),
    ).rejects.toMatchObject({ kind: 'rejected' })
    expect(errors).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  it('of shape leaves doubt about a write, which is not sent a second time', async () => {
    let sent = 0
    const fetch = () => {
      sent += 1
      return Promise.resolve(ok())
    }
    let at = 0
    const { transport } = observedTransport({ fetch, now: () => at })
    const call = { ...writeCall, schema: v.object({ code: v.string() }) }
    const body = { code: 'PO1' }
    const unreadable = transport.request(call, { body })
    await expect(unreadable).rejects.toMatchObject({ kind: 'shape', outcome: 'unknown' })
    for (const ms of [0, 999, 60_000]) {
      at = ms
      const again = transport.request(call, { body })
      await expect(again).rejects.toMatchObject({ kind: 'timed-out-before' })
    }
    expect(sent).toBe(1)
    transport.releaseOnce(call, 'PO1')
    await expect(transport.request(call, { body })).rejects.toMatchObject({ kind: 'shape' })
    expect(sent).toBe(2)
  })

  it('carries the key by which a server knows a repeat of the write', async () => {
    const keys: (string | null)[] = []
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
      keys.push(new Request(input, init).headers.get('idempotency-key'))
      return Promise.resolve(ok())
    }
    const { transport } = observedTransport({ fetch })
    await transport.request(writeCall, { body: { code: 'PO1' }, idempotencyKey: 'draft-1' })
    await transport.request(writeCall, { body: { code: 'PO2' } })
    expect(keys).toEqual(['draft-1', null])
  })

  it('follows the server’s clock by its answers', async () => {
    let at = 1000
    const date = 'Fri, 20 Nov 2026 02:00:00 GMT'
    const fetch = () => Promise.resolve(Response.json({ success: true }, { headers: { date } }))
    const { transport } = observedTransport({ fetch, now: () => at })
    expect(transport.serverNow()).toBeUndefined()
    await transport.request(readCall)
    at += 90_000
    expect(transport.serverNow()).toBe(Date.parse('2026-11-20T02:01:30Z'))
  })
})

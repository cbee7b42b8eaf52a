import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import {
  failureOf,
  holdingServer,
  memoryStorage,
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

describe('before anything is sent', () => {
  it('sends the body trimmed, with the session, to the origin root', async () => {
    const requests: Request[] = []
    const { transport } = observedTransport({
      fetch: (input, init) => {
        requests.push(new Request(input, init))
        return Promise.resolve(ok())
      },
    })
    await transport.request(readCall, {
      body: { code: ' PO1 ', remark: '' },
      query: { page: 1, none: undefined, name: ' a b ' },
    })
    const [request] = requests
    expect(request?.url).toBe('http://localhost/api/thing/list.json?page=1&name=a+b')
    expect(request?.method).toBe('POST')
    expect(request?.credentials).toBe('include')
    expect(request?.cache).toBe('no-store')
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(await request?.json()).toEqual({ code: 'PO1' })
  })

  it('sends a form where the call says so, and no body with GET', async () => {
    const requests: Request[] = []
    const { transport } = observedTransport({
      fetch: (input, init) => {
        requests.push(new Request(input, init))
        return Promise.resolve(ok())
      },
    })
    await transport.request({ ...readCall, bodyType: 'form' }, { body: { hqt_token: 'a&b' } })
    await transport.request({ ...readCall, method: 'GET' })
    expect(requests[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
    expect(await requests[0]?.text()).toBe('hqt_token=a%26b')
    expect(requests[1]?.body).toBeNull()
  })

  it('refuses while nobody is signed in, unless the call is flagged', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(ok()))
    const { transport, errors } = observedTransport({ fetch, isLoggedIn: () => false })
    await expect(transport.request(readCall)).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(fetch).not.toHaveBeenCalled()
    await expect(transport.request({ ...readCall, needsLogin: false })).resolves.toBe('done')
    expect(errors).toHaveLength(1)
  })
})

describe('a write that timed out', () => {
  it('is refused until it is released, also after a reload', async () => {
    const { fetch, held } = holdingServer()
    const storage = memoryStorage()
    const { transport } = observedTransport({ fetch, storage })
    const first = transport.request(writeCall, { body: { code: 'PO1' } })
    const failure = failureOf(first)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toMatchObject({ kind: 'timeout', outcome: 'unknown' })

    const reloaded = observedTransport({ fetch, storage }).transport
    for (const page of [transport, reloaded]) {
      await expect(page.request(writeCall, { body: { code: 'PO1' } })).rejects.toMatchObject({
        kind: 'timed-out-before',
        outcome: 'failed',
      })
    }
    expect(held).toHaveLength(1)

    transport.releaseOnce(writeCall, 'PO1')
    const again = transport.request(writeCall, { body: { code: 'PO1' } })
    await turn()
    held[1]?.answer(ok())
    await expect(again).resolves.toBe('done')
  })

  it('a lost connection leaves the same doubt', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const first = transport.request(writeCall, { body: { amount: 1 }, onceKey: 'draft-1' })
    const failure = failureOf(first)
    await turn()
    held[0]?.drop()
    expect(await failure).toMatchObject({ kind: 'network', outcome: 'unknown' })
    expect(held).toHaveLength(1)
    await expect(
      transport.request(writeCall, { body: { amount: 2 }, onceKey: 'draft-1' }),
    ).rejects.toMatchObject({ kind: 'timed-out-before' })
  })

  it('a refusal by the server leaves none', async () => {
    const { transport } = observedTransport({
      fetch: () => Promise.resolve(Response.json({ success: false, message: 'no' })),
    })
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(transport.request(writeCall, { body: { code: 'PO1' } })).rejects.toMatchObject({
        kind: 'rejected',
        outcome: 'failed',
      })
    }
  })
})

describe('an identical request within the window', () => {
  it("is refused to a person, and only within the window's 1000 ms", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(ok()))
    const { transport } = observedTransport({ fetch })
    const first = transport.request(writeCall, { body: { code: 'PO1' } })
    await expect(transport.request(writeCall, { body: { code: ' PO1' } })).rejects.toMatchObject({
      kind: 'duplicate',
    })
    await first
    await vi.advanceTimersByTimeAsync(999)
    await expect(transport.request(writeCall, { body: { code: 'PO1' } })).rejects.toMatchObject({
      kind: 'duplicate',
    })
    await expect(transport.request(writeCall, { body: { code: 'PO2' } })).resolves.toBe('done')
    await vi.advanceTimersByTimeAsync(1)
    await expect(transport.request(writeCall, { body: { code: 'PO1' } })).resolves.toBe('done')
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('of the cache joins the one under way', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const reads = [1, 2, 3].map(() => transport.request(readCall, { askedBy: 'cache' }))
    await turn()
    expect(held).toHaveLength(1)
    held[0]?.answer(ok('rows'))
    await expect(Promise.all(reads)).resolves.toEqual(['rows', 'rows', 'rows'])
  })

  it('of the cache waits until the window has passed, several as one', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(ok()))
    const { transport } = observedTransport({ fetch })
    await transport.request(readCall, { askedBy: 'cache' })
    const later = [1, 2].map(() => transport.request(readCall, { askedBy: 'cache' }))
    await vi.advanceTimersByTimeAsync(999)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(later)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('passes when a decision depends on it', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const early = transport.request(readCall, { askedBy: 'cache' })
    const fresh = transport.request(readCall, { askedBy: 'cache', fresh: true })
    await turn()
    expect(held).toHaveLength(2)
    held[1]?.answer(ok('new'))
    await expect(fresh).resolves.toBe('new')
    held[0]?.answer(ok('old'))
    await expect(early).resolves.toBe('old')
  })

  it('passes after a failure: Retry works at once', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const first = transport.request(readCall, { askedBy: 'cache' })
    const failure = failureOf(first)
    await turn()
    held[0]?.answer(new Response('', { status: 500 }))
    expect(await failure).toMatchObject({ kind: 'server' })
    const retry = transport.request(readCall, { askedBy: 'cache' })
    await turn()
    held[1]?.answer(ok())
    await expect(retry).resolves.toBe('done')
  })

  it('passes after an answer of the wrong shape', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(ok('no object')))
    const { transport } = observedTransport({ fetch })
    const call = { ...readCall, schema: v.object({ code: v.string() }) }
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(await failureOf(transport.request(call, { askedBy: 'cache' }))).toMatchObject({
        kind: 'shape',
      })
    }
    expect(() => transport.refuseRepeat(call)).not.toThrow()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('of a write does not pass by being called fresh', async () => {
    const { transport } = observedTransport({})
    const options = { body: { code: 'PO1' }, fresh: true }
    await transport.request(writeCall, options)
    expect(await failureOf(transport.request(writeCall, options))).toMatchObject({
      kind: 'duplicate',
    })
  })

  it('passes behind a write, without joining a read from before it', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const before = transport.request(readCall, { askedBy: 'cache' })
    const write = transport.request(writeCall, { body: { code: 'PO1' } })
    await turn()
    held[1]?.answer(ok())
    await write
    const behind = transport.request(readCall, { askedBy: 'cache' })
    await turn()
    held[2]?.answer(ok('after'))
    await expect(behind).resolves.toBe('after')
    held[0]?.answer(ok('before'))
    await expect(before).resolves.toBe('before')
  })
})

describe('a press that goes through the cache', () => {
  it('is refused twice within the window, and leaves the first read alone', async () => {
    const { fetch, held } = holdingServer()
    const { transport, errors } = observedTransport({ fetch })
    const body = { state: 10 }
    transport.refuseRepeat(readCall, { body })
    expect(() => transport.refuseRepeat(readCall, { body })).toThrow(
      expect.objectContaining({ kind: 'duplicate' }),
    )
    const read = transport.request(readCall, { body, askedBy: 'cache' })
    await turn()
    expect(() => transport.refuseRepeat(readCall, { body })).toThrow('duplicate')
    held[0]?.answer(ok())
    await expect(read).resolves.toBe('done')
    await vi.advanceTimersByTimeAsync(1000)
    expect(() => transport.refuseRepeat(readCall, { body })).not.toThrow()
    expect(errors.map(({ kind }) => kind)).toEqual(['duplicate', 'duplicate'])
  })

  it('passes again after the read failed', async () => {
    const { transport } = observedTransport({
      fetch: () => Promise.resolve(new Response('', { status: 403 })),
    })
    transport.refuseRepeat(readCall)
    await expect(transport.request(readCall, { askedBy: 'cache' })).rejects.toThrow('forbidden')
    expect(() => transport.refuseRepeat(readCall)).not.toThrow()
  })
})

describe('an abort', () => {
  it('is no failure: its reason comes back untouched, nothing is logged', async () => {
    const { fetch, held } = holdingServer()
    const { transport, errors } = observedTransport({ fetch })
    const controller = new AbortController()
    const read = transport.request(readCall, { askedBy: 'cache', signal: controller.signal })
    const failure = failureOf(read)
    await turn()
    controller.abort()
    expect(await failure).toMatchObject({ name: 'AbortError' })
    await expect(read).rejects.toBe(controller.signal.reason)
    expect(held[0]?.request.signal.aborted).toBe(true)
    expect(errors).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  it('frees the entry at once', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const controller = new AbortController()
    const read = transport.request(readCall, { askedBy: 'cache', signal: controller.signal })
    read.catch(() => undefined)
    controller.abort()
    const again = transport.request(readCall, { askedBy: 'cache' })
    await turn()
    expect(held.at(-1)?.request.signal.aborted).toBe(false)
    held.at(-1)?.answer(ok('again'))
    await expect(again).resolves.toBe('again')
  })

  it('of one caller does not take the answer from the others', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const controller = new AbortController()
    const leaving = transport.request(readCall, { askedBy: 'cache', signal: controller.signal })
    const left = failureOf(leaving)
    const staying = transport.request(readCall, {
      askedBy: 'cache',
      signal: new AbortController().signal,
    })
    await turn()
    controller.abort()
    expect(await left).toMatchObject({ name: 'AbortError' })
    held[0]?.answer(ok())
    await expect(staying).resolves.toBe('done')
  })

  it('ends the waiting for the window', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(ok()))
    const { transport } = observedTransport({ fetch })
    await transport.request(readCall, { askedBy: 'cache' })
    const controller = new AbortController()
    const waiting = transport.request(readCall, { askedBy: 'cache', signal: controller.signal })
    const left = failureOf(waiting)
    controller.abort()
    expect(await left).toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('before sending sends nothing', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(ok()))
    const { transport } = observedTransport({ fetch })
    const signal = AbortSignal.abort()
    await expect(transport.request(readCall, { signal })).rejects.toBe(signal.reason)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('when the tab is handed over', () => {
  const loading = (transport: ReturnType<typeof observedTransport>['transport']) =>
    transport.transfer({ ...readCall, path: '/api/file' }, {}, (wire, out, signal) =>
      wire.fetch(`${wire.origin}${out.call.path}`, { signal }),
    )

  it.each(['done', 'refused', 'lost'])(
    'a read and a file of the one before end as called off, when they are %s',
    async (answer) => {
      const { fetch, held } = holdingServer()
      const { transport, errors } = observedTransport({ fetch })
      const before = [failureOf(transport.request(readCall)), failureOf(loading(transport))]
      await turn()
      transport.handOver()
      for (const request of held) {
        if (answer === 'done') request.answer(ok())
        else if (answer === 'refused') request.answer(new Response('', { status: 401 }))
        else request.drop()
      }
      await vi.advanceTimersByTimeAsync(5000)
      for (const request of held.slice(2)) request.drop()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await Promise.all(before)).toMatchObject([
        { name: 'AbortError' },
        { name: 'AbortError' },
      ])
      expect(errors).toEqual([])
    },
  )

  it('a refusal of a write of the one before is thrown and not reported; one of the next is', async () => {
    const { fetch, held } = holdingServer()
    const { transport, errors } = observedTransport({ fetch })
    const refused = async (meanwhile?: () => void) => {
      const write = failureOf(transport.request(writeCall, { onceKey: `PO${held.length}` }))
      await turn()
      meanwhile?.()
      held.at(-1)?.answer(new Response('', { status: 401 }))
      expect(await write).toMatchObject({ kind: 'unauthorized' })
      await vi.advanceTimersByTimeAsync(2000)
    }
    await refused(() => transport.handOver())
    expect(errors).toEqual([])
    await refused()
    expect(errors).toHaveLength(1)
  })

  it('who is signed in is told whoever has asked', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const look = transport.request({ ...readCall, needsLogin: false })
    await turn()
    transport.handOver()
    held[0]?.answer(ok('li.na'))
    expect(await look).toBe('li.na')
  })

  it('nobody joins a read of the one before', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const theirs = failureOf(transport.request(readCall, { askedBy: 'cache' }))
    await turn()
    transport.handOver()
    const own = transport.request(readCall, { askedBy: 'cache' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(held).toHaveLength(2)
    held[0]?.answer(ok('theirs'))
    held[1]?.answer(ok('own'))
    expect(await own).toBe('own')
    expect(await theirs).toMatchObject({ name: 'AbortError' })
  })

  it('a write of the one before that may have been done holds nothing up', async () => {
    const storage = memoryStorage()
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch, storage })
    const unreadable: typeof writeCall = { ...writeCall, schema: v.literal('wanted') }
    const write = (call: typeof writeCall) =>
      failureOf(transport.request(call, { body: { code: 'PO1' }, onceKey: 'PO1' }))
    const answers = [
      { call: writeCall, answer: () => held.at(-1)?.drop() },
      { call: unreadable, answer: () => held.at(-1)?.answer(ok('another')) },
    ]
    for (const { call, answer } of answers) {
      const before = write(call)
      await turn()
      transport.handOver()
      answer()
      expect(await before).toMatchObject({ outcome: 'unknown' })
      expect([...storage.items.values()]).toEqual(['[]'])
      await vi.advanceTimersByTimeAsync(2000)
    }
    const own = write(writeCall)
    await turn()
    held.at(-1)?.answer(ok())
    expect(await own).toBeUndefined()
  })

  it.each(['done', 'refused'])(
    'a write of the one before that is under way neither holds one of the next up nor, %s, lets a second one pass',
    async (answer) => {
      const { fetch, held } = holdingServer()
      const { transport } = observedTransport({ fetch })
      const write = () => failureOf(transport.request(writeCall, { body: { code: 'PO1' } }))
      const before = write()
      await turn()
      transport.handOver()
      const own = write()
      await turn()
      expect(held).toHaveLength(2)
      held[0]?.answer(answer === 'done' ? ok() : new Response('', { status: 500 }))
      await before
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await write()).toMatchObject({ kind: 'duplicate' })
      held[1]?.answer(ok())
      expect(await own).toBeUndefined()
    },
  )
})

describe('a read of the cache', () => {
  it('joins the newest one that is under way, also when an older one has been answered meanwhile', async () => {
    const { fetch, held } = holdingServer()
    const { transport } = observedTransport({ fetch })
    const read = (fresh: boolean) => transport.request(readCall, { askedBy: 'cache', fresh })
    const [older, newer] = [read(false), read(true)]
    await turn()
    held[0]?.answer(ok('old'))
    expect(await older).toBe('old')
    const joined = read(false)
    // So long a read that does not join waits before it is sent.
    await vi.advanceTimersByTimeAsync(1000)
    expect(held).toHaveLength(2)
    held[1]?.answer(ok('new'))
    expect(await Promise.all([newer, joined])).toEqual(['new', 'new'])
  })
})

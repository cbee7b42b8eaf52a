import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from './endpoint'
import type { UploadRequest } from './send'
import { failureOf, observedTransport, writeCall } from '@/testing/test-transport'
import { upload, type UploadOptions } from './upload'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const endpoint: Endpoint<{ id: string }, FormData> = {
  ...writeCall,
  requestOnce: false,
  schema: v.object({ id: v.string() }),
}

/** A request that does what the test says, when it says it. */
class ScriptedRequest extends EventTarget implements UploadRequest {
  readonly upload = new EventTarget() as EventTarget & UploadRequest['upload']
  status = 0
  responseText = ''
  withCredentials = false
  opened: readonly string[] = []
  sent: FormData | undefined
  isAborted = false

  open(...target: [string, string]) {
    this.opened = target
  }
  send(form: FormData) {
    this.sent = form
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total = 100, lengthComputable = true) {
    const event = Object.assign(new Event('progress'), { loaded, total, lengthComputable })
    this.upload.dispatchEvent(event)
  }
  answer(body: unknown, status = 200) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
  drop() {
    this.dispatchEvent(new Event('error'))
  }
}

function scripted() {
  const requests: ScriptedRequest[] = []
  const fetch = vi.fn<typeof globalThis.fetch>()
  const { transport, errors } = observedTransport({
    fetch,
    uploadRequest() {
      const request = new ScriptedRequest()
      requests.push(request)
      return request
    },
  })
  const send = (file: File, options: Omit<UploadOptions, 'form'> = {}) =>
    upload(transport, endpoint, { ...options, form: formOf(file) })
  const latest = () => requests.at(-1) ?? expect.fail('nothing was sent')
  return { send, latest, requests, errors, fetch }
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

const file = () => new File(['content'], 'invoice.pdf')
const stored = { success: true, data: { id: 'F1' } }

describe('upload', () => {
  it('sends the form with the session and gives the parsed answer', async () => {
    const { send, latest, fetch, errors } = scripted()
    const invoice = file()
    const answer = send(invoice)
    expect(latest().opened).toEqual(['POST', 'http://localhost/api/thing/submit.json'])
    expect(latest().withCredentials).toBe(true)
    expect(latest().sent?.get('file')).toBe(invoice)
    latest().answer(stored)
    expect(await answer).toEqual({ id: 'F1' })
    expect(fetch).not.toHaveBeenCalled()
    expect(errors).toEqual([])
  })

  it('tells its progress, and only progress', async () => {
    const { send, latest } = scripted()
    const onProgress = vi.fn<(sent: number, total: number | undefined) => void>()
    const answer = send(file(), { onProgress })
    latest().progress(0)
    latest().progress(40)
    latest().progress(40)
    latest().progress(90, 0, false)
    latest().answer(stored)
    await answer
    expect(onProgress.mock.calls).toEqual([
      [40, 100],
      [90, undefined],
    ])
  })

  it('may take long, as long as something leaves within every 30 s', async () => {
    const { send, latest } = scripted()
    const answer = send(file())
    for (let sent = 10; sent <= 50; sent += 10) {
      await vi.advanceTimersByTimeAsync(29_000)
      latest().progress(sent)
    }
    await vi.advanceTimersByTimeAsync(29_000)
    latest().answer(stored)
    expect(await answer).toEqual({ id: 'F1' })
  })

  it('is given up after 30 s without progress, even when events go on', async () => {
    const { send, latest, errors } = scripted()
    const failure = failureOf(send(file()))
    latest().progress(40)
    await vi.advanceTimersByTimeAsync(29_000)
    latest().progress(40)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await failure).toMatchObject({ kind: 'timeout', outcome: 'unknown' })
    expect(latest().isAborted).toBe(true)
    expect(errors).toHaveLength(1)
  })

  it('aborted by the caller ends with the reason of the signal, and is no failure', async () => {
    const { send, latest, errors } = scripted()
    const controller = new AbortController()
    const failure = failureOf(send(file(), { signal: controller.signal }))
    const reason = new Error('no longer wanted')
    controller.abort(reason)
    expect(await failure).toBe(reason)
    expect(latest().isAborted).toBe(true)
    expect(errors).toEqual([])
  })

  it('aborted beforehand is not sent', async () => {
    const { send, requests } = scripted()
    expect(await failureOf(send(file(), { signal: AbortSignal.abort() }))).toMatchObject({
      name: 'AbortError',
    })
    expect(requests).toEqual([])
  })

  it.each([
    ['error', (request: ScriptedRequest) => request.drop()],
    ['abort by the browser', (request: ScriptedRequest) => request.abort()],
  ])('without an answer (%s) is a network error and not sent again', async (_what, end) => {
    const { send, latest, requests, errors } = scripted()
    const failure = failureOf(send(file()))
    end(latest())
    expect(await failure).toMatchObject({ kind: 'network' })
    expect(requests).toHaveLength(1)
    expect(errors).toHaveLength(1)
  })

  it.each([
    [413, '<html><body>Request Entity Too Large</body></html>', { kind: 'status', status: 413 }],
    [
      500,
      { status: 500, exception: 'DiskFull', message: 'no' },
      { kind: 'server', serverText: 'DiskFull' },
    ],
    [401, '', { kind: 'unauthorized' }],
    [403, '', { kind: 'forbidden' }],
    [200, '', { kind: 'empty' }],
    [200, '<html></html>', { kind: 'shape' }],
    [200, { success: true, data: { name: 'no id' } }, { kind: 'shape' }],
    [
      200,
      { success: false, message: 'too large', data: { field: 'file' } },
      { kind: 'rejected', serverText: 'too large', field: 'file' },
    ],
  ])('an answer of %i %j is told like that of any call', async (status, body, expected) => {
    const { send, latest, errors } = scripted()
    const failure = failureOf(send(file()))
    latest().answer(body, status)
    expect(await failure).toMatchObject(expected)
    expect(errors).toHaveLength(1)
  })
})

describe('the duplicate window', () => {
  it('refuses the same file within a second, and while it is under way', async () => {
    const { send, latest, requests } = scripted()
    const invoice = file()
    const first = send(invoice)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await failureOf(send(invoice))).toMatchObject({ kind: 'duplicate' })
    latest().answer(stored)
    await first
    await vi.advanceTimersByTimeAsync(1_000)
    const again = send(invoice)
    expect(await failureOf(send(invoice))).toMatchObject({ kind: 'duplicate' })
    latest().answer(stored)
    await again
    expect(requests).toHaveLength(2)
  })

  it('lets another file of the same name pass', async () => {
    const { send, requests } = scripted()
    const both = [send(file()), send(file())]
    for (const request of requests) request.answer(stored)
    expect(await Promise.all(both)).toHaveLength(2)
  })

  it('lets the same file pass after a failure, an unreadable answer and an abort', async () => {
    const { send, latest, requests } = scripted()
    const invoice = file()
    const ends: ((request: ScriptedRequest) => void)[] = [
      (request) => request.drop(),
      (request) => request.answer({ success: true, data: null }),
    ]
    for (const end of ends) {
      const failure = failureOf(send(invoice))
      end(latest())
      await failure
    }
    const controller = new AbortController()
    const aborted = failureOf(send(invoice, { signal: controller.signal }))
    controller.abort()
    const last = send(invoice)
    await aborted
    latest().answer(stored)
    expect(await last).toEqual({ id: 'F1' })
    expect(requests).toHaveLength(4)
  })
})

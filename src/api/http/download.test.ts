import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { download } from './download'
import { failureOf, observedTransport, readCall } from '@/testing/test-transport'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function answering(body: BodyInit | null, headers: Record<string, string> = {}, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(body, { status, headers })),
  )
  return { ...observedTransport({ fetch }), fetch }
}

/** A body whose chunks the test hands out. */
function slowBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (created) => {
      controller = created
    },
  })
  return {
    stream,
    push: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
    cut: () => controller?.error(new TypeError('network error')),
  }
}

describe('download', () => {
  it('gives the file, its name and its progress', async () => {
    const body = slowBody()
    const { transport } = answering(body.stream, {
      'content-type': XLSX,
      'content-length': '5',
      'content-disposition': `attachment; filename*=UTF-8''%E4%BB%98.xlsx`,
    })
    const progress: unknown[] = []
    const file = download(transport, readCall, {
      onProgress: (received, total) => void progress.push([received, total]),
    })
    body.push(2)
    body.push(3)
    body.end()
    const { blob, fileName } = await file
    expect(fileName).toBe('付.xlsx')
    expect(blob.size).toBe(5)
    expect(blob.type).toBe(XLSX)
    expect(progress).toEqual([
      [2, 5],
      [5, 5],
    ])
  })

  it('does not take the size of a compressed transfer for the size of the file', async () => {
    const { transport } = answering('abc', { 'content-length': '2', 'content-encoding': 'gzip' })
    const onProgress = vi.fn<(received: number, total: number | undefined) => void>()
    await download(transport, readCall, { onProgress })
    expect(onProgress).toHaveBeenLastCalledWith(3, undefined)
  })

  it('may take long, as long as something comes within every 30 s', async () => {
    const body = slowBody()
    const { transport } = answering(body.stream)
    const file = download(transport, readCall, {})
    for (let chunk = 0; chunk < 4; chunk++) {
      await vi.advanceTimersByTimeAsync(29_000)
      body.push(10)
    }
    await vi.advanceTimersByTimeAsync(29_000)
    body.end()
    await expect(file).resolves.toMatchObject({ blob: { size: 40 } })
  })

  it('times out after 30 s without progress', async () => {
    const body = slowBody()
    const { transport } = answering(body.stream)
    const file = failureOf(download(transport, readCall, {}))
    await vi.advanceTimersByTimeAsync(10_000)
    body.push(10)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await file).toMatchObject({
      kind: 'timeout',
    })
  })

  it('a transfer that breaks off is no file, and does not begin anew', async () => {
    const body = slowBody()
    const { transport, fetch } = answering(body.stream)
    const file = failureOf(download(transport, readCall, {}))
    body.push(10)
    await vi.advanceTimersByTimeAsync(0)
    body.cut()
    expect(await file).toMatchObject({
      kind: 'network',
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('can be cancelled, and then be started again at once', async () => {
    const body = slowBody()
    const { transport, errors, fetch } = answering(body.stream)
    const controller = new AbortController()
    const file = download(transport, readCall, { signal: controller.signal })
    const left = failureOf(file)
    await vi.advanceTimersByTimeAsync(0)
    controller.abort()
    expect(await left).toMatchObject({ name: 'AbortError' })
    expect(errors).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(1)
    fetch.mockImplementation(() => Promise.resolve(new Response('PK')))
    const again = await download(transport, readCall, {})
    expect(await again.blob.text()).toBe('PK')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is refused when it is asked for twice', async () => {
    const { transport } = answering('PK')
    const file = download(transport, readCall, {})
    await expect(download(transport, readCall, {})).rejects.toMatchObject({ kind: 'duplicate' })
    await file
  })
})

describe('an error in place of a file', () => {
  const announced = { 'content-type': XLSX, 'content-disposition': 'attachment; filename=a.xlsx' }
  const refusal = JSON.stringify({ success: false, message: 'too many rows' })
  const longRefusal = JSON.stringify({ success: false, message: 'too many rows '.repeat(4000) })
  const crash = JSON.stringify({ status: 500, exception: 'boom', message: 'm', path: '/x' })

  it.each([
    ['a refusal', refusal, { 'content-type': 'application/json' }, { kind: 'rejected' }],
    ['a refusal announced as a file', refusal, announced, { kind: 'rejected' }],
    ['a refusal of 56 KB announced as a file', longRefusal, announced, { kind: 'rejected' }],
    ['a crash announced as a file', crash, announced, { kind: 'server', serverText: 'boom' }],
    ['other JSON', '{"success":true}', { 'content-type': 'application/json' }, { kind: 'shape' }],
    ['a page', '<html></html>', { 'content-type': 'text/html' }, { kind: 'shape' }],
    ['nothing', '', {}, { kind: 'empty' }],
  ])('%s', async (_name, body, headers, expected) => {
    const { transport } = answering(body, headers)
    await expect(download(transport, readCall, {})).rejects.toMatchObject(expected)
  })

  it('an error status', async () => {
    const { transport } = answering(refusal, announced, 403)
    await expect(download(transport, readCall, {})).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('a JSON attachment is a file', async () => {
    const { transport } = answering('{"a":1}', {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename=a.json',
    })
    await expect(download(transport, readCall, {})).resolves.toMatchObject({ fileName: 'a.json' })
  })
})

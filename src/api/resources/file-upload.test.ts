import { describe, expect, it, vi } from 'vitest'
import { createFixtureApp } from '../../../fixtures/app'
import { downloadFile } from './file-download'
import { deleteFile, uploadFile } from './file-upload'
import { configureTransport } from '../http/client'
import { testServer } from '@/testing/in-process-server'
import { failureOf } from '@/testing/test-transport'
import { eventually } from '@/testing/eventually'

/** Uploads and deletes against the real server. */

const server = testServer(createFixtureApp({ orders: 0 }), { username: 'he.jun' })
const UPLOAD = 'common/v1/file/upload'
const DELETE = 'common/v1/file/delete.json'
const invoice = () => new File(['content'], '发票.pdf', { type: 'application/pdf' })

describe('uploadFile', () => {
  it.each(['upload', 'uploadFile'] as const)('stores the file via %s', async (via) => {
    const progress: (readonly [number, number | undefined])[] = []
    const { id, name, downloadUrl } = await uploadFile(invoice(), {
      via,
      onProgress: (sent, total) => void progress.push([sent, total]),
    })
    expect(name).toBe('发票.pdf')
    expect(downloadUrl).toContain(id)
    expect(progress).toHaveLength(2)
    expect(progress[1]?.[0]).toBe(progress[1]?.[1])
    const { blob, fileName } = await downloadFile(id)
    expect(await blob.text()).toBe('content')
    expect(fileName).toBe('发票.pdf')
    expect(await server.arrivals(`common/v1/file/${via}`)).toBe(1)
  })

  it.each([
    [
      { kind: 'refuse', message: 'no more room' },
      { kind: 'rejected', serverText: 'no more room' },
    ],
    [{ kind: 'status', status: 413 }, { kind: 'status' }],
    [{ kind: 'status', status: 500 }, { kind: 'server' }],
    [{ kind: 'html' }, { kind: 'shape' }],
    [{ kind: 'shape' }, { kind: 'shape' }],
    [{ kind: 'empty' }, { kind: 'empty' }],
    [
      { kind: 'drop', when: 'before' },
      { kind: 'network', outcome: 'unknown' },
    ],
    [
      { kind: 'drop', when: 'after' },
      { kind: 'network', outcome: 'unknown' },
    ],
  ])('$kind is a failure, and the same file may be sent again', async (fault, expected) => {
    await server.fault({ call: UPLOAD, ...fault })
    const file = invoice()
    expect(await failureOf(uploadFile(file))).toMatchObject({
      ...expected,
      failure: { message: 'Failed to upload the file!' },
    })
    expect(await server.arrivals(UPLOAD)).toBe(1)
    expect(await uploadFile(file)).toMatchObject({ name: '发票.pdf' })
  })

  it('says what the server says of a file that is too large', async () => {
    const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'large.zip')
    expect(await failureOf(uploadFile(large))).toMatchObject({
      kind: 'rejected',
      field: 'file',
      serverText: '文件不能超过 20 MB',
    })
  })

  it('is given up when no answer comes for 30 s', async () => {
    await server.fault({ call: UPLOAD, kind: 'timeout' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failure = failureOf(uploadFile(invoice()))
    await eventually(async () => expect(await server.arrivals(UPLOAD)).toBe(1))
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })

  it('can be cancelled while it is under way', async () => {
    await server.fault({ call: UPLOAD, kind: 'hold' })
    const controller = new AbortController()
    const failure = failureOf(uploadFile(invoice(), { signal: controller.signal }))
    await eventually(async () => expect(await server.arrivals(UPLOAD)).toBe(1))
    controller.abort()
    expect(await failure).toMatchObject({ name: 'AbortError' })
  })

  it('is refused here while nobody is signed in', async () => {
    configureTransport({ isLoggedIn: () => false, onError: () => undefined })
    expect(await failureOf(uploadFile(invoice()))).toMatchObject({ kind: 'unauthorized' })
    expect(await server.arrivals(UPLOAD)).toBe(0)
  })
})

describe('deleteFile', () => {
  it('deletes what was uploaded', async () => {
    const { id } = await uploadFile(invoice())
    await deleteFile(id)
    expect(await failureOf(downloadFile(id))).toMatchObject({ status: 404 })
  })

  it('says what the server says of a file that is not there', async () => {
    expect(await failureOf(deleteFile('none'))).toMatchObject({
      kind: 'rejected',
      serverText: '文件不存在',
      failure: { message: 'Failed to delete!' },
    })
  })

  it('may be tried again after its connection was lost', async () => {
    const { id } = await uploadFile(invoice())
    await server.fault({ call: DELETE, kind: 'drop', when: 'before' })
    expect(await failureOf(deleteFile(id))).toMatchObject({ kind: 'network' })
    await deleteFile(id)
    expect(await server.arrivals(DELETE)).toBe(2)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  failureOf,
  holdingServer,
  observedTransport,
  ok,
  readCall,
  writeCall,
} from '@/testing/test-transport'

/** What must not be cut off by a reload: docs/decisions/new-version.md. */

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

function held() {
  const server = holdingServer()
  const { transport } = observedTransport({ fetch: server.fetch })
  /** Whether `idle` has told of it, and is told of it only then. */
  const told = vi.fn<() => void>()
  return { ...server, transport, told }
}

describe('a page is idle', () => {
  it('while it reads', async () => {
    const { transport, held: requests } = held()
    const read = transport.request(readCall)
    await turn()
    expect(requests).toHaveLength(1)
    expect(transport.isIdle()).toBe(true)
    await transport.idle()
    requests[0]?.answer(ok())
    await read
  })

  it('not before all its writes are answered, well or not', async () => {
    const { transport, held: requests, told } = held()
    const one = transport.request(writeCall, { onceKey: 'PO1', body: { code: 'PO1' } })
    const two = failureOf(transport.request(writeCall, { onceKey: 'PO2', body: { code: 'PO2' } }))
    await turn()
    expect(transport.isIdle()).toBe(false)
    void transport.idle().then(told)
    requests[0]?.answer(ok())
    await one
    expect(transport.isIdle()).toBe(false)
    await turn()
    expect(told).not.toHaveBeenCalled()
    requests[1]?.drop()
    await two
    expect(transport.isIdle()).toBe(true)
    await turn()
    expect(told).toHaveBeenCalledOnce()
  })

  it('not before work that is none of a call is done', async () => {
    const { transport, told } = held()
    let end = (_result: string) => {}
    const work = transport.asWork(() => new Promise<string>((resolve) => (end = resolve)))
    expect(transport.isIdle()).toBe(false)
    void transport.idle().then(told)
    await turn()
    expect(told).not.toHaveBeenCalled()
    end('done')
    expect(await work).toBe('done')
    expect(transport.isIdle()).toBe(true)
    await turn()
    expect(told).toHaveBeenCalledOnce()
  })

  it('not while something is downloaded, which writes nothing', async () => {
    const { transport } = held()
    let end = () => {}
    const download = transport.transfer(
      readCall,
      {},
      () => new Promise<void>((resolve) => (end = resolve)),
    )
    await turn()
    expect(transport.isIdle()).toBe(false)
    expect(transport.isWriting()).toBe(false)
    end()
    await download
    expect(transport.isIdle()).toBe(true)
  })

  it('not while a write goes on, or work that may write', async () => {
    const { transport, held: requests } = held()
    const write = transport.request(writeCall, { onceKey: 'PO1', body: { code: 'PO1' } })
    await turn()
    expect(transport.isWriting()).toBe(true)
    requests[0]?.answer(ok())
    await write
    expect(transport.isWriting()).toBe(false)
    let end = () => {}
    const work = transport.asWork(() => new Promise<void>((resolve) => (end = resolve)))
    expect(transport.isWriting()).toBe(true)
    end()
    await work
    expect(transport.isWriting()).toBe(false)
  })

  it('while a write goes on that says of itself that it runs in the background', async () => {
    const { transport, held: requests } = held()
    const write = transport.request({ ...writeCall, isBackground: true }, { onceKey: 'PO1' })
    await turn()
    expect(transport.isIdle()).toBe(true)
    requests[0]?.answer(ok())
    await write
  })
})

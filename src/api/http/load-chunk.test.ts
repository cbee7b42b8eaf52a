import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadAlongside, loadChunk, loadPart, onChunkFailure } from './load-chunk'

describe('loading a part of the program', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('gives the module', async () => {
    const module = { name: 'dialog' }
    await expect(loadChunk(() => Promise.resolve(module))).resolves.toBe(module)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tells of a part that is missing, with the cause', async () => {
    const failures: ChunkLoadError[] = []
    onChunkFailure((error) => failures.push(error))
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const failure = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ChunkLoadError)
    expect(failure).toMatchObject({ cause })
    expect(failures).toEqual([failure])
  })

  it('gives up after thirty seconds', async () => {
    const outcome = vi.fn<(error: unknown) => void>()
    loadChunk(() => new Promise(() => undefined)).catch(outcome)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  })
})

describe('a part of the program with what it needs beside its code', () => {
  afterEach(() => loadAlongside(() => Promise.resolve()))

  it('is there once both are, and both are fetched at once', async () => {
    let textsAreThere: () => void = () => undefined
    const texts = new Promise<void>((resolve) => (textsAreThere = resolve))
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('dialog'))
    loadAlongside(() => texts)
    const shown = vi.fn<(part: string) => void>()
    const part = loadPart(load).then(shown)
    await Promise.resolve()
    expect(load).toHaveBeenCalledOnce()
    expect(shown).not.toHaveBeenCalled()
    textsAreThere()
    await part
    expect(shown).toHaveBeenCalledWith('dialog')
  })

  it('is missing when that is', async () => {
    loadAlongside(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(loadPart(() => Promise.resolve('dialog'))).rejects.toThrow(ChunkLoadError)
  })
})

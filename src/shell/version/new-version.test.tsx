import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHECK_EVERY_MS, FIRST_CHECK_MS } from './version-watch'

const fetchVersion = vi.hoisted(() => vi.fn<(t: number) => Promise<string>>())
vi.mock('@/api/resources/version', () => ({ fetchVersion, ownVersion: () => 'v1' }))
const allowLeaving = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../unsaved-work', () => ({ allowLeaving }))
const { reloadWhenSent, retryMissingChunk, startVersionWatch } = await import('./new-version')
const { takeNotifications } = await import('../notify')
const { writeUserValue } = await import('@/session/user-storage')
const { transport } = await import('@/api/http/client')

/** Longer than nothing may have been under way before the page is loaded anew, in ms. */
const A_MOMENT = 400

const fail = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

const reload = vi.fn<() => void>()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

function check(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', page)
  reload.mockClear()
  allowLeaving.mockClear()
  fetchVersion.mockReset().mockResolvedValue('v1')
})

afterEach(() => {
  check('hidden')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('trying again after a part of the program was missing', () => {
  it('loads the page anew once the server has answered', async () => {
    retryMissingChunk()
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(A_MOMENT)
    expect(fetchVersion).toHaveBeenCalledTimes(1)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(takeNotifications()).toEqual([])
  })

  it('lets what is being sent arrive first', async () => {
    let arrive: () => void = () => undefined
    const saving = transport.asWork(() => new Promise<void>((resolve) => (arrive = resolve)))
    retryMissingChunk()
    await vi.advanceTimersByTimeAsync(A_MOMENT)
    expect(reload).not.toHaveBeenCalled()
    arrive()
    await saving
    await vi.advanceTimersByTimeAsync(A_MOMENT)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves the page standing while the server can’t be reached, and says so', async () => {
    fetchVersion.mockRejectedValue(new Error('offline'))
    retryMissingChunk()
    await vi.advanceTimersByTimeAsync(A_MOMENT)
    expect(reload).not.toHaveBeenCalled()
    const [note, ...others] = takeNotifications()
    expect(note?.message.message).toBe('The server can’t be reached. Check your connection.')
    expect(others).toEqual([])
  })
})

describe('the button of a new version', () => {
  it('lets what is being sent arrive first, and says so', async () => {
    let arrive: () => void = () => undefined
    const saving = transport.asWork(() => new Promise<void>((resolve) => (arrive = resolve)))
    reloadWhenSent()
    await vi.advanceTimersByTimeAsync(A_MOMENT)
    expect(reload).not.toHaveBeenCalled()
    expect(takeNotifications()).toHaveLength(1)
    arrive()
    await saving
    await vi.advanceTimersByTimeAsync(A_MOMENT)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves the browser its question where something could not be stored', async () => {
    vi.stubGlobal('sessionStorage', { setItem: fail, removeItem: fail })
    writeUserValue('zhang.wei', 'draft.payment-order.new', { amount: 1 })
    reloadWhenSent()
    await vi.advanceTimersByTimeAsync(A_MOMENT)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(allowLeaving).not.toHaveBeenCalled()

    writeUserValue('zhang.wei', 'draft.payment-order.new', undefined)
    reloadWhenSent()
    await vi.advanceTimersByTimeAsync(A_MOMENT)
    expect(allowLeaving).toHaveBeenCalledTimes(1)
  })
})

describe('the watch for new versions', () => {
  it('rests while nobody looks at the tab, and asks at once when somebody does again', async () => {
    page.visibilityState = 'hidden'
    startVersionWatch()
    await vi.advanceTimersByTimeAsync(FIRST_CHECK_MS + 2 * CHECK_EVERY_MS)
    expect(fetchVersion).not.toHaveBeenCalled()
    check('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchVersion).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS)
    // Asked for twice by the same time, a cache on the way would tell the old one.
    expect(new Set(fetchVersion.mock.calls.map(([t]) => t)).size).toBe(2)
  })
})

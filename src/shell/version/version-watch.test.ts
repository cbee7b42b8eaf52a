import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CHECK_EVERY_MS,
  FIRST_CHECK_MS,
  LONGEST_TYPING_MS,
  RELOAD_AFTER_MS,
  watchVersion,
  type VersionWatch,
} from './version-watch'

/** A browser tab as the watch sees it. */
function tab({
  reloadedFor,
  own = 'old',
}: { reloadedFor?: string | undefined; own?: string } = {}) {
  const state = {
    server: own as string | Error,
    isHidden: false,
    reloadedFor,
    isStorable: true,
    isAllStored: true,
    /** when it was asked, in ms since the start, whatever the computer's clock showed */
    asked: [] as number[],
    /** how far the computer's clock is set on during each check */
    clockMovesMs: 0,
    told: [] as ('new' | 'soon')[],
    reloads: 0,
    running: undefined as Promise<void> | undefined,
    unread: undefined as Promise<void> | undefined,
    isTyping: false,
  }
  const seen: (() => void)[] = []
  const watch: VersionWatch = watchVersion({
    own,
    fetchVersion: async () => {
      state.asked.push(performance.now())
      vi.setSystemTime(Date.now() + state.clockMovesMs)
      if (state.server instanceof Error) throw state.server
      return state.server
    },
    isHidden: () => state.isHidden,
    onVisibilityChange: (listener) => seen.push(listener),
    reloadedFor: () => state.reloadedFor,
    rememberReload: (version) => {
      if (!state.isStorable) return false
      state.reloadedFor = version
      return true
    },
    isAllStored: () => state.isAllStored,
    idle: async () => state.running,
    isIdle: () => state.running === undefined,
    allRead: async () => state.unread,
    isAllRead: () => state.unread === undefined,
    isTyping: () => state.isTyping,
    onNewVersion: () => state.told.push('new'),
    onReloadSoon: () => state.told.push('soon'),
    reload: () => {
      state.reloads += 1
    },
  })
  return {
    state,
    watch,
    check(isHidden: boolean) {
      state.isHidden = isHidden
      for (const listener of seen) listener()
    },
  }
}

/** Something that a reload waits for, until it is ended. */
function standing() {
  let end: () => void = () => undefined
  const promise = new Promise<void>((resolve) => (end = resolve))
  return { promise, end: () => end() }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the watch for a new version', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks after two seconds and then every ten', async () => {
    const { state } = tab()
    await pass(FIRST_CHECK_MS + 3 * CHECK_EVERY_MS)
    expect(state.asked).toEqual([2000, 12_000, 22_000, 32_000])
    expect(state).toMatchObject({ told: [], reloads: 0 })
  })

  it('rests while the tab is hidden and asks at once when it is back', async () => {
    const { state, check } = tab()
    await pass(3000)
    check(true)
    await pass(60_000)
    expect(state.asked).toEqual([2000])
    check(false)
    await pass(0)
    expect(state.asked).toEqual([2000, 63_000])
    await pass(CHECK_EVERY_MS)
    expect(state.asked).toEqual([2000, 63_000, 73_000])
  })

  it.each([-3_600_000, 3_600_000])(
    'goes on asking every ten seconds when the clock is set by %d ms during a check',
    async (clockMovesMs) => {
      const { state } = tab()
      state.clockMovesMs = clockMovesMs
      await pass(FIRST_CHECK_MS + 2 * CHECK_EVERY_MS)
      expect(state.asked).toEqual([2000, 12_000, 22_000])
    },
  )

  it('goes on asking when there is no answer', async () => {
    const { state } = tab()
    state.server = new Error('offline')
    await pass(FIRST_CHECK_MS + CHECK_EVERY_MS)
    expect(state.asked).toHaveLength(2)
    expect(state.told).toEqual([])
  })

  it('tells of another version once and reloads a second later', async () => {
    const { state } = tab()
    state.server = 'new'
    await pass(FIRST_CHECK_MS)
    expect(state).toMatchObject({ told: ['new', 'soon'], reloads: 0 })
    await pass(999)
    expect(state.reloads).toBe(0)
    await pass(1)
    expect(state).toMatchObject({ told: ['new', 'soon'], reloads: 1, reloadedFor: 'new' })
    await pass(10 * CHECK_EVERY_MS)
    expect(state).toMatchObject({ told: ['new', 'soon'], reloads: 1 })
    expect(state.asked).toHaveLength(1)
  })

  it('waits for what is under way, also when something else begins right behind it', async () => {
    const { state } = tab()
    let finish = () => {}
    state.running = new Promise((resolve) => {
      finish = resolve
    })
    state.server = 'new'
    await pass(FIRST_CHECK_MS + 60_000)
    expect(state).toMatchObject({ told: ['new', 'soon'], reloads: 0 })
    let finishSecond = () => {}
    const second = new Promise<void>((resolve) => {
      finishSecond = resolve
    })
    state.running = second
    finish()
    await pass(10_000)
    expect(state.reloads).toBe(0)
    state.running = undefined
    finishSecond()
    await pass(1000)
    expect(state.reloads).toBe(1)
  })

  it('waits until what shows was put away, and then tells of the reload a second before', async () => {
    const { state } = tab()
    const result = standing()
    state.unread = result.promise
    state.server = 'new'
    await pass(FIRST_CHECK_MS + 60_000)
    expect(state).toMatchObject({ told: ['new'], reloads: 0 })
    state.unread = undefined
    result.end()
    await pass(RELOAD_AFTER_MS - 1)
    expect(state).toMatchObject({ told: ['new', 'soon'], reloads: 0 })
    await pass(1)
    expect(state.reloads).toBe(1)
  })

  it('waits for what was under way, and then until what it came to was read', async () => {
    const { state } = tab()
    const batch = standing()
    const result = standing()
    state.running = batch.promise
    state.server = 'new'
    await pass(FIRST_CHECK_MS + 5000)
    state.unread = result.promise
    state.running = undefined
    batch.end()
    await pass(60_000)
    expect(state).toMatchObject({ told: ['new', 'soon'], reloads: 0 })
    state.unread = undefined
    result.end()
    await pass(RELOAD_AFTER_MS)
    expect(state).toMatchObject({ told: ['new', 'soon', 'soon'], reloads: 1 })
  })

  it('waits for a pause in typing, and tells of the reload only then', async () => {
    const { state } = tab()
    state.isTyping = true
    state.server = 'new'
    await pass(FIRST_CHECK_MS + 60_000)
    expect(state).toMatchObject({ told: ['new'], reloads: 0 })
    state.isTyping = false
    await pass(RELOAD_AFTER_MS - 1)
    expect(state.reloads).toBe(0)
    // Gone on with in the second in which the note can be read.
    state.isTyping = true
    await pass(60_000)
    expect(state).toMatchObject({ told: ['new', 'soon'], reloads: 0 })
    state.isTyping = false
    await pass(2 * RELOAD_AFTER_MS)
    expect(state).toMatchObject({ told: ['new', 'soon', 'soon'], reloads: 1 })
  })

  it('waits for typing that never ends only so long', async () => {
    const { state } = tab()
    state.isTyping = true
    state.server = 'new'
    await pass(FIRST_CHECK_MS + LONGEST_TYPING_MS)
    expect(state.reloads).toBe(0)
    await pass(2 * RELOAD_AFTER_MS)
    expect(state).toMatchObject({ told: ['new', 'soon'], reloads: 1 })
  })

  it('counts as time of typing none in which something is to be read', async () => {
    const { state } = tab()
    const result = standing()
    state.unread = result.promise
    state.isTyping = true
    state.server = 'new'
    await pass(FIRST_CHECK_MS + 2 * LONGEST_TYPING_MS)
    state.unread = undefined
    result.end()
    await pass(60_000)
    expect(state).toMatchObject({ told: ['new'], reloads: 0 })
    // What comes to be read while somebody types is waited for all the same.
    const another = standing()
    state.unread = another.promise
    state.isTyping = false
    await pass(60_000)
    expect(state.reloads).toBe(0)
    expect(state.told, 'a reload that does not come').toEqual(['new'])
    state.unread = undefined
    another.end()
    await pass(2 * RELOAD_AFTER_MS)
    expect(state.reloads).toBe(1)
  })

  it('does not reload twice for one version, but says that it is there', async () => {
    const { state } = tab({ reloadedFor: 'new' })
    state.server = 'new'
    await pass(60_000)
    expect(state).toMatchObject({ told: ['new'], reloads: 0 })
  })

  it('does not go to and fro between two versions, as two servers of a deployment tell them in turn', async () => {
    let reloadedFor: string | undefined
    let reloads = 0
    // Each page is of the version that it was reloaded for, and is told the other one.
    for (const [own, server] of [['A', 'B'], ['B', 'A'], ['A', 'B'], ['B', 'A']] as const) {
      const { state } = tab({ reloadedFor, own })
      state.server = server
      await pass(60_000)
      ;({ reloadedFor } = state)
      reloads += state.reloads
    }
    expect(reloads).toBe(2)
    // The version after them is reloaded for.
    const { state } = tab({ reloadedFor, own: 'A' })
    state.server = 'C'
    await pass(60_000)
    expect(state.reloads).toBe(1)
  }) // prettier-ignore

  it('goes on asking where it did not reload, and reloads for the version after that', async () => {
    const { state } = tab({ reloadedFor: 'new' })
    state.server = 'new'
    await pass(FIRST_CHECK_MS + CHECK_EVERY_MS)
    expect(state).toMatchObject({ told: ['new'], reloads: 0, asked: [2000, 12_000] })
    state.server = 'old'
    await pass(CHECK_EVERY_MS)
    expect(state).toMatchObject({ told: ['new'], reloads: 0 })
    state.server = 'newer'
    await pass(CHECK_EVERY_MS + RELOAD_AFTER_MS)
    expect(state).toMatchObject({
      told: ['new', 'new', 'soon'],
      reloads: 1,
      reloadedFor: 'new newer',
    })
  })

  it('does not reload where it could not be remembered, or something typed would be lost', async () => {
    const forgetful = tab()
    forgetful.state.isStorable = false
    forgetful.state.server = 'new'
    await pass(60_000)
    expect(forgetful.state).toMatchObject({ told: ['new'], reloads: 0 })

    const full = tab()
    full.state.isAllStored = false
    full.state.server = 'new'
    await pass(60_000)
    expect(full.state).toMatchObject({ told: ['new'], reloads: 0, reloadedFor: undefined })

    // Typed in the second in which the note can be read.
    const late = tab()
    late.state.server = 'new'
    await pass(FIRST_CHECK_MS)
    late.state.isAllStored = false
    await pass(60_000)
    expect(late.state).toMatchObject({ told: ['new', 'soon'], reloads: 0 })
    late.state.isAllStored = true
    late.state.server = 'newer'
    await pass(CHECK_EVERY_MS + RELOAD_AFTER_MS)
    expect(late.state).toMatchObject({ reloads: 1, reloadedFor: 'new newer' })
  })

  it('asks at once when it is told to, and says when it could not', async () => {
    const { state, watch } = tab()
    state.server = new Error('offline')
    await expect(watch.check()).rejects.toThrow('offline')
    state.server = 'new'
    void watch.check()
    await pass(RELOAD_AFTER_MS + 1000)
    expect(state).toMatchObject({ told: ['new', 'soon'], reloads: 1 })
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '@/testing/eventually'
import { hold, isHeldElsewhere, isHeldHere, tryHold, whenFree } from './tab-lock'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser whose locks are given to one after the other, or to nobody. */
function locksOf(others: ReadonlySet<string>): Set<string> {
  const taken = new Set(others)
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    work: (lock: Lock | null) => Promise<void> | undefined,
  ) => {
    await Promise.resolve()
    if (ifAvailable && taken.has(name)) return work(null)
    await eventually(() => expect(taken.has(name)).toBe(false))
    taken.add(name)
    await work({ name, mode: 'exclusive' })
    taken.delete(name)
    return undefined
  }
  const query = async () => ({ held: [...taken].map((name) => ({ name })) })
  vi.stubGlobal('navigator', { locks: { request, query } })
  return taken
}

/**
 * A browser whose locks answer like this. Whoever asks has one of their own, with the id of this page.
 *
 * @param of what is held and what is waited for, without that one
 */
function locksAnswer(of: () => LockManagerSnapshot): void {
  const asking: LockInfo[] = []
  const request = async (name: string, work: () => Promise<unknown>) => {
    asking.push({ name, clientId: 'this-page', mode: 'exclusive' })
    return work()
  }
  const query = async () => {
    const { held = [], pending = [] } = of()
    return { held: [...held, ...asking], pending }
  }
  vi.stubGlobal('navigator', { locks: { request, query } })
}
const lockOf = (clientId: string, mode: LockMode = 'exclusive'): LockInfo => ({
  name: 'shopaccount.import',
  clientId,
  mode,
})

describe('a name', () => {
  it('is held elsewhere when another tab has the lock of it', async () => {
    locksAnswer(() => ({ held: [lockOf('another-page')] }))
    expect(await isHeldElsewhere('import')).toBe(true)
    expect(await isHeldElsewhere('draft')).toBe(false)
  })

  it('that this page has just let go of, and whose lock is not given back yet, is held nowhere else', async () => {
    locksAnswer(() => ({ held: [lockOf('this-page')] }))
    expect(await isHeldElsewhere('import')).toBe(false)
  })

  it('is held elsewhere when a copy of this tab waits for the lock that this page is giving back', async () => {
    locksAnswer(() => ({ held: [lockOf('this-page')], pending: [lockOf('copy')] }))
    expect(await isHeldElsewhere('import')).toBe(true)
  })

  it('is held by nobody who only waits until it is free', async () => {
    locksAnswer(() => ({
      held: [lockOf('another', 'shared')],
      pending: [lockOf('third', 'shared')],
    }))
    expect(await isHeldElsewhere('import')).toBe(false)
  })

  it('counts as held elsewhere where the browser does not tell its pages apart', async () => {
    const request = (_name: string, work: () => unknown) => Promise.resolve(work())
    const query = () => Promise.resolve({ held: [{ name: 'shopaccount.import' }] })
    vi.stubGlobal('navigator', { locks: { request, query } })
    expect(await isHeldElsewhere('import')).toBe(true)
  })

  it('is held by nobody where the browser does not say who holds what, or gives no lock', async () => {
    locksAnswer(() => {
      throw new DOMException('No', 'InvalidStateError')
    })
    expect(await isHeldElsewhere('import')).toBe(false)
    const request = () => Promise.reject(new DOMException('No', 'InvalidStateError'))
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await isHeldElsewhere('import')).toBe(false)
    vi.stubGlobal('navigator', {})
    expect(await isHeldElsewhere('import')).toBe(false)
  })

  it('is held until the last who holds it here has let go, once each', () => {
    const [one, other] = [hold('draft'), hold('draft')]
    one()
    one()
    expect(isHeldHere('draft')).toBe(true)
    other()
    expect(isHeldHere('draft')).toBe(false)
  })

  it('is taken in one step, and free again at its end', async () => {
    const taken = locksOf(new Set(['shopaccount.draft']))
    expect(await tryHold('draft')).toBeUndefined()
    expect(isHeldHere('draft')).toBe(false)
    const letGo = await tryHold('import')
    expect([isHeldHere('import'), taken.has('shopaccount.import')]).toEqual([true, true])
    letGo?.()
    expect(isHeldHere('import')).toBe(false)
    await eventually(() => expect(taken.has('shopaccount.import')).toBe(false))
  })

  it('is free for other tabs as soon as it is let go of', async () => {
    const taken = locksOf(new Set())
    const letGo = hold('draft')
    await eventually(() => expect(taken.has('shopaccount.draft')).toBe(true))
    letGo()
    await eventually(() => expect(taken.has('shopaccount.draft')).toBe(false))
  })

  it('is kept by nobody who has let go before the lock was given', async () => {
    let give: (() => Promise<void>) | undefined
    const request = (_name: string, _options: LockOptions, untilEnded: () => Promise<void>) => {
      give = untilEnded
      return new Promise(() => undefined)
    }
    vi.stubGlobal('navigator', { locks: { request } })
    hold('draft')()
    const given = vi.fn<() => void>()
    void give?.().then(given)
    await eventually(() => expect(given).toHaveBeenCalled())
  })

  it('that this tab holds is nobody else’s for it: its other pages are not refused, and wait for nobody', async () => {
    const taken = locksOf(new Set())
    const letGo = hold('draft')
    await eventually(() => expect(taken.has('shopaccount.draft')).toBe(true))
    expect(await isHeldElsewhere('draft')).toBe(false)
    const free = vi.fn<() => void>()
    void whenFree('draft', new AbortController().signal).then(free)
    await eventually(() => expect(free).toHaveBeenCalled())
    const another = await tryHold('draft')
    expect(another).toBeDefined()
    another?.()
    letGo()
    await eventually(() => expect(taken.size).toBe(0))
  })

  it('is everybody’s where locks are not given at all', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('No', 'InvalidStateError')) },
    })
    const letGo = await tryHold('import')
    expect(isHeldHere('import')).toBe(true)
    letGo?.()
    expect(isHeldHere('import')).toBe(false)
  })
})

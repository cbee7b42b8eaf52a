import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { ApiError, type ApiErrorKind } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { SessionTakenError } from '@/session/confirm-session'
import { fakeStorage } from '@/testing/fake-storage'
import { watchWork } from '@/testing/watch-work'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import { onSessionTaken } from '@/session/session-events'
import { performWrite, type Write } from './perform-write'
import { raisedTypedAt, raisedBeside } from './raised-documents'
import { keepDraft } from './stored-drafts'
import { isUnderWay, openRecordOf } from './write-record'

const isWorking = watchWork()
const call = { name: 'payment_order/approval.json', kind: 'write', failure: msg`failed` } as const
const failed = (kind: ApiErrorKind, field?: string) => new ApiError(call, kind, { field })
const user = (username: string): User => ({ username, authorities: [] })
const me = user('li.na')
const kept = () => readUserValue('li.na', 'writes')

function writer() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  return { queryClient, user: me }
}

function approval(send: Write<string>['send'], more: Partial<Write<string>> = {}): Write<string> {
  const document = { kind: 'payment-order', action: 'approve', code: 'FK1', onceKey: 'FK1' }
  return { ...document, call, send, ...more }
}

/** A server that says this of the session, once it is asked. */
function sessionSays(data: unknown, status = 200) {
  vi.spyOn(transport, 'request').mockImplementation(() =>
    status === 200 ? Promise.resolve(data as never) : Promise.reject(failed('server')),
  )
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  sessionAge.begin()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a write', () => {
  it('is written down before it is sent, with the key that it is sent with', async () => {
    const during: unknown[] = []
    const done = await performWrite(
      writer(),
      approval((key) => {
        during.push(kept(), key)
        return Promise.resolve('done')
      }),
    )
    expect(done).toBe('done')
    expect(during[0]).toMatchObject([{ action: 'approve', code: 'FK1', key: during[1] }])
    expect(kept()).toBeUndefined()
  })

  it.each(['timeout', 'network', 'empty', 'shape'] as const)(
    'stays written down after %s, and nothing else of the document is sent',
    async (kind) => {
      const send = vi.fn(() => Promise.reject(failed(kind)))
      await expect(performWrite(writer(), approval(send))).rejects.toMatchObject({ kind })
      expect(kept()).toMatchObject([{ code: 'FK1', phase: 'open' }])
      const again = performWrite(writer(), approval(send, { action: 'cancel' }))
      await expect(again).rejects.toMatchObject({ kind: 'timed-out-before', outcome: 'failed' })
      expect(send).toHaveBeenCalledTimes(1)
    },
  )

  it('that is held up by an earlier one without a record of its own stays written down, so that it is found out', async () => {
    vi.spyOn(transport, 'serverNow').mockReturnValue(1_700_000_000_000)
    const send = vi.fn(() => Promise.reject(failed('timed-out-before')))
    const heldUp = performWrite(writer(), approval(send))
    await expect(heldUp).rejects.toMatchObject({ kind: 'timed-out-before' })
    const record = openRecordOf('li.na', { kind: 'payment-order', onceKey: 'FK1' })
    expect(record).toMatchObject({ code: 'FK1', phase: 'open' })
    expect(record && isUnderWay(record)).toBe(false)
    expect(record?.sentAt, 'when the earlier one was sent is not known').toBeUndefined()
  })

  it('leaves nothing after a refusal', async () => {
    for (const kind of ['rejected', 'forbidden', 'bad-request'] as const) {
      const send = () => Promise.reject(failed(kind))
      await expect(performWrite(writer(), approval(send))).rejects.toMatchObject({ kind })
      expect(kept()).toBeUndefined()
    }
  })

  it('is refused as pressed twice while it is under way', async () => {
    let answer: (done: string) => void = () => undefined
    const send = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
    const first = performWrite(writer(), approval(send))
    const second = performWrite(writer(), approval(send))
    await expect(second).rejects.toMatchObject({ kind: 'duplicate' })
    answer('done')
    expect(await first).toBe('done')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('that was refused is done when there is proof of it, and refused otherwise', async () => {
    const send = () => Promise.reject(failed('rejected'))
    const proven = approval(send, { findDone: () => Promise.resolve('found') })
    expect(await performWrite(writer(), proven)).toBe('found')
    const unproven = approval(send, { findDone: () => Promise.resolve(undefined) })
    await expect(performWrite(writer(), unproven)).rejects.toMatchObject({ kind: 'rejected' })
    const lost = approval(send, { findDone: () => Promise.reject(failed('network')) })
    await expect(performWrite(writer(), lost)).rejects.toMatchObject({ kind: 'rejected' })
  })

  it('that failed otherwise is not looked for: the server has not said that it was there before', async () => {
    const findDone = vi.fn(() => Promise.resolve('found'))
    for (const kind of ['forbidden', 'unauthorized', 'timeout'] as const) {
      forgetEverybodyBut(undefined)
      const write = approval(() => Promise.reject(failed(kind)), { findDone })
      await expect(performWrite(writer(), write)).rejects.toMatchObject({ kind })
    }
    expect(findDone).not.toHaveBeenCalled()
  })

  it('keeps the page from being left while it is under way, and no longer', async () => {
    const listeners = new Set<string>()
    // A record that is in memory only keeps the page as well.
    vi.stubGlobal('sessionStorage', fakeStorage())
    vi.stubGlobal('addEventListener', (type: string) => listeners.add(type))
    vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
    const during: boolean[] = []
    for (const kind of [undefined, 'rejected', 'forbidden'] as const) {
      const send = () => {
        during.push(listeners.has('beforeunload'))
        return kind ? Promise.reject(failed(kind)) : Promise.resolve('done')
      }
      await performWrite(writer(), approval(send)).catch(() => undefined)
      expect(listeners).toEqual(new Set())
    }
    expect(during).toEqual([true, true, true])
  })
})

describe('whose session a write is sent in', () => {
  const send = vi.fn(() => Promise.resolve('done'))
  /** The last look is older than a minute, by the clock on the wall. */
  function timePasses(ms = 61_000) {
    vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })
  }
  beforeEach(() => send.mockClear())

  it('is not asked again within a minute', async () => {
    sessionSays(user('chen.jie'))
    expect(await performWrite(writer(), approval(send))).toBe('done')
    expect(transport.request).not.toHaveBeenCalled()
  })

  it('is asked again after a minute, and after a clock that was set back', async () => {
    sessionSays(me)
    for (const ms of [61_000, -3_600_000]) {
      timePasses(ms)
      expect(await performWrite(writer(), approval(send))).toBe('done')
    }
    expect(transport.request).toHaveBeenCalledTimes(2)
  })

  it('is asked once when it is pressed twice, and one write is sent', async () => {
    timePasses()
    sessionSays(me)
    const [first, second] = [
      performWrite(writer(), approval(send)),
      performWrite(writer(), approval(send)),
    ]
    await expect(second).rejects.toMatchObject({ kind: 'duplicate' })
    expect(await first).toBe('done')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is looked at before a page is loaded anew: what was pressed is sent first', async () => {
    timePasses()
    let answer: (user: User) => void = () => undefined
    vi.spyOn(transport, 'request').mockImplementation(
      () => new Promise((resolve) => (answer = resolve as never)),
    )
    const write = performWrite(writer(), approval(send))
    expect(isWorking()).toBe(true)
    expect(send).not.toHaveBeenCalled()
    answer(me)
    expect(await write).toBe('done')
    expect(isWorking()).toBe(false)
  })

  it('another’s ends it: nothing is sent or written down, and the tab is handed over', async () => {
    const taken: (string | undefined)[] = []
    const stop = onSessionTaken(({ username }) => taken.push(username))
    sessionSays(user('chen.jie'))
    timePasses()
    await expect(performWrite(writer(), approval(send))).rejects.toBeInstanceOf(SessionTakenError)
    stop()
    expect(taken).toEqual(['chen.jie'])
    expect(send).not.toHaveBeenCalled()
    expect(kept()).toBeUndefined()
  })

  it('is not that of who is here by now: what somebody began is not sent in the name of another', async () => {
    const begun = writer()
    begun.queryClient.setQueryData(currentUserOptions.queryKey, user('chen.jie'))
    await expect(performWrite(begun, approval(send))).rejects.toBeInstanceOf(SessionTakenError)
    begun.queryClient.setQueryData(currentUserOptions.queryKey, null)
    await expect(performWrite(begun, approval(send))).rejects.toMatchObject({
      kind: 'unauthorized',
      wasSent: false,
    })
    expect(send).not.toHaveBeenCalled()
    expect(kept()).toBeUndefined()
  })

  it('is another’s when that one came while it was looked for', async () => {
    timePasses()
    const begun = writer()
    vi.spyOn(transport, 'request').mockImplementation(() => {
      begun.queryClient.setQueryData(currentUserOptions.queryKey, user('chen.jie'))
      return Promise.resolve(user('chen.jie') as never)
    })
    await expect(performWrite(begun, approval(send))).rejects.toBeInstanceOf(SessionTakenError)
    expect(send).not.toHaveBeenCalled()
  })

  it('is another’s when the answer comes: it is not told to them, be it done, refused or unknown', async () => {
    const answers: Write<string>['send'][] = [
      () => Promise.resolve('done'),
      () => Promise.reject(failed('rejected')),
      () => Promise.reject(failed('network')),
    ]
    for (const answer of answers) {
      const begun = writer()
      const taken = approval((key) => {
        begun.queryClient.setQueryData(currentUserOptions.queryKey, user('chen.jie'))
        forgetEverybodyBut('chen.jie')
        return answer(key)
      })
      const outcome = performWrite(begun, taken)
      await expect(outcome).rejects.toBeInstanceOf(SessionTakenError)
      await expect(outcome).rejects.toMatchObject({ wasSent: true })
      expect(kept()).toBeUndefined()
    }
  })

  it('is nobody’s when the answer comes: what is done is not told, what failed is', async () => {
    const begun = writer()
    const leave = () => begun.queryClient.setQueryData(currentUserOptions.queryKey, null)
    const done = approval(() => {
      leave()
      return Promise.resolve('done')
    })
    await expect(performWrite(begun, done)).rejects.toBeInstanceOf(SessionTakenError)
    const found = { kind: 'done', code: 'FK1' }
    expect(kept(), 'the same person is told, who is back').toMatchObject([
      { phase: 'settled', found },
    ])
    begun.queryClient.setQueryData(currentUserOptions.queryKey, me)
    const refused = approval(() => {
      leave()
      return Promise.reject(failed('unauthorized'))
    })
    await expect(performWrite(begun, refused)).rejects.toMatchObject({ kind: 'unauthorized' })
  })

  it('is waited for 5 s, and then nothing is sent', async () => {
    vi.useFakeTimers({ now: Date.now() + 61_000 })
    vi.spyOn(transport, 'request').mockReturnValue(new Promise<never>(() => undefined))
    const failure = performWrite(writer(), approval(send)).catch((error: unknown) => error)
    let hasFailed = false
    void failure.then(() => (hasFailed = true))
    await vi.advanceTimersByTimeAsync(4999)
    expect(hasFailed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ kind: 'network', outcome: 'failed', wasSent: false })
    expect(send).not.toHaveBeenCalled()
  })

  it('nobody’s is a lost session; a server that does not say is the network', async () => {
    timePasses()
    sessionSays(null)
    const lost = performWrite(writer(), approval(send))
    await expect(lost).rejects.toMatchObject({ kind: 'unauthorized', outcome: 'failed' })
    timePasses(200_000)
    sessionSays(undefined, 500)
    const silent = performWrite(writer(), approval(send))
    await expect(silent).rejects.toMatchObject({
      kind: 'network',
      outcome: 'failed',
      wasSent: false,
    })
    expect(send).not.toHaveBeenCalled()
    expect(kept()).toBeUndefined()
  })
})

describe('a new document that is sent', () => {
  it('is beside another that is alike as long as it may have been done, and no more once it was refused', async () => {
    vi.stubGlobal('localStorage', fakeStorage())
    const raises = { likeness: 'alike', codeOf: (code: string) => code }
    const isAnotherAlone = () =>
      raisedBeside('li.na', { kind: 'payment-order', onceKey: 'another' }, 'alike').isAlone
    const raise = (onceKey: string, kind: ApiErrorKind) =>
      performWrite(
        writer(),
        approval(
          () => {
            expect(isAnotherAlone()).toBe(false)
            return Promise.reject(failed(kind))
          },
          { action: 'stage', code: undefined, onceKey, raises },
        ),
      )
    await expect(raise('refused', 'rejected')).rejects.toMatchObject({ kind: 'rejected' })
    expect(isAnotherAlone()).toBe(true)
    await expect(raise('lost', 'timeout')).rejects.toMatchObject({ kind: 'timeout' })
    expect(isAnotherAlone()).toBe(false)
  })

  it('is noted with when its draft was typed in last', async () => {
    vi.stubGlobal('localStorage', fakeStorage())
    const [kind, document] = ['payment-order', 'payment-order.new']
    keepDraft('li.na', document, { id: 'typed', savedAt: 1000, values: {} })
    const raises = { likeness: 'x', codeOf: (code: string) => code }
    const draft = { document, id: 'typed' }
    const write = { action: 'stage', code: undefined, onceKey: 'typed', raises, draft }
    await performWrite(
      writer(),
      approval(() => Promise.resolve('FK1'), write),
    )
    expect(raisedTypedAt('li.na', { kind, onceKey: 'typed' })).toBe(1000)
  })
})

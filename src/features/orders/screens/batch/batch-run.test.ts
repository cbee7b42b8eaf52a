import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, type ApiErrorKind } from '@/api/http/api-error'
import { SessionTakenError } from '@/session/confirm-session'
import type { Notification } from '@/shell/notify'
import { runBatch, type BatchResult } from './batch-run'

const failed = (kind: ApiErrorKind, circumstances: { status?: number } = {}) =>
  new ApiError(
    { name: 'payment_order/approval.json', kind: 'write', failure: msg`failed` },
    kind,
    circumstances,
  )

interface Run {
  sent: string[]
  results: [string, BatchResult['kind']][]
}

/** Runs a batch over `a` to `e`; `move` says what becomes of each. */
async function run(
  transition: (row: string, stop: () => void) => Promise<Notification>,
  settledState: (row: string) => Promise<MessageDescriptor | undefined> = () =>
    Promise.resolve(undefined),
): Promise<Run> {
  const controller = new AbortController()
  const sent: string[] = []
  const results: Run['results'] = []
  await runBatch({
    rows: ['a', 'b', 'c', 'd', 'e'],
    signal: controller.signal,
    transition: (row) => {
      sent.push(row)
      return transition(row, () => controller.abort())
    },
    settledState,
    onResult: (row, { kind }) => results.push([row, kind]),
  })
  return { sent, results }
}

const NOTE: Notification = { message: msg`done`, tone: 'success' }
const done = () => Promise.resolve(NOTE)

afterEach(() => vi.unstubAllGlobals())

describe('a batch', () => {
  it('sends one after the other, and tells the state that each came to', async () => {
    let running = 0
    const { sent, results } = await run(async () => {
      running += 1
      expect(running).toBe(1)
      await Promise.resolve()
      running -= 1
      return NOTE
    })
    expect(sent).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(results.map(([, kind]) => kind)).toEqual(Array.from({ length: 5 }, () => 'done'))
  })

  it('goes on after one that failed, and after one whose outcome is unknown', async () => {
    const { sent, results } = await run((code) => {
      if (code === 'b') return Promise.reject(failed('rejected'))
      if (code === 'c') return Promise.reject(failed('timeout'))
      if (code === 'd') return Promise.reject(new TypeError('a defect'))
      return done()
    })
    expect(sent).toHaveLength(5)
    expect(results).toEqual([
      ['a', 'done'],
      ['b', 'failed'],
      ['c', 'unknown'],
      ['d', 'failed'],
      ['e', 'done'],
    ])
  })

  it('looks at what was refused whether it still waits, and at nothing else', async () => {
    const looked: string[] = []
    const { results } = await run(
      (code) => {
        if (code === 'd') return Promise.reject(failed('timeout'))
        return code === 'e' ? done() : Promise.reject(failed('rejected'))
      },
      (code) => {
        looked.push(code)
        if (code === 'c') return Promise.reject(failed('network'))
        return Promise.resolve(code === 'a' ? msg`Cancelled` : undefined)
      },
    )
    expect(looked).toEqual(['a', 'b', 'c'])
    expect(results).toEqual([
      ['a', 'settled'],
      ['b', 'failed'],
      ['c', 'failed'],
      ['d', 'unknown'],
      ['e', 'done'],
    ])
  })

  it.each([
    ['once the session is lost: it failed', failed('unauthorized'), 'failed'],
    ['in another person’s session: it was not sent either', new SessionTakenError(), 'not-sent'],
    [
      'when another person takes the tab over: nobody here knows what came of it',
      new SessionTakenError({ wasSent: true }),
      'unknown',
    ],
  ])('sends nothing more %s', async (_, error, ofIt) => {
    const { sent, results } = await run((code) => (code === 'b' ? Promise.reject(error) : done()))
    expect(sent).toEqual(['a', 'b'])
    expect(results.map(([, kind]) => kind)).toEqual([
      'done',
      ofIt,
      'not-sent',
      'not-sent',
      'not-sent',
    ])
  })

  it('goes on after one connection that broke, and ends with the second in a row', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const { sent, results } = await run((code) =>
      code === 'b' ? done() : Promise.reject(failed('network')),
    )
    expect(sent).toEqual(['a', 'b', 'c', 'd'])
    expect(results.map(([, kind]) => kind)).toEqual([
      'unknown',
      'done',
      'unknown',
      'unknown',
      'not-sent',
    ])
  })

  it.each([
    ['a time-out', () => failed('timeout')],
    ['a proxy with nothing behind it', () => failed('status', { status: 503 })],
  ])('ends with the second in a row: %s', async (_, error) => {
    vi.stubGlobal('navigator', { onLine: true })
    const { sent, results } = await run(() => Promise.reject(error()))
    expect(sent).toEqual(['a', 'b'])
    expect(results.map(([, kind]) => kind)).toEqual([
      'unknown',
      'unknown',
      'not-sent',
      'not-sent',
      'not-sent',
    ])
  })

  it('goes on after answers that can’t be read: the server is there', async () => {
    const { sent } = await run(() => Promise.reject(failed('empty')))
    expect(sent).toHaveLength(5)
  })

  it('goes on where an answer came between two connections that broke, also one that refused', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const { sent } = await run((code) => {
      if (code === 'd') return done()
      return Promise.reject(failed(code === 'b' ? 'rejected' : 'network'))
    })
    expect(sent).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('ends at once where the browser knows that there is no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { sent } = await run(() => Promise.reject(failed('network')))
    expect(sent).toEqual(['a'])
  })

  it('that is stopped ends what is under way and sends nothing more', async () => {
    const { sent, results } = await run((code, stop) => {
      if (code === 'c') stop()
      return done()
    })
    expect(sent).toEqual(['a', 'b', 'c'])
    expect(results.map(([, kind]) => kind)).toEqual([
      'done',
      'done',
      'done',
      'not-sent',
      'not-sent',
    ])
  })
})
